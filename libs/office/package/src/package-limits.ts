/** Bounds on what one document may cost to read. Every one of them ends in a refusal, never in a crash. */
export interface PackageLimits {
  readonly maxFileBytes: number;
  /** Entries of the archive. */
  readonly maxEntries: number;
  /** Inflated bytes of one part. */
  readonly maxPartXmlBytes: number;
  /** Inflated bytes of all parts that are read, together. */
  readonly maxPackageBytes: number;
  /** Inflated over compressed bytes of one part, once it has `maxRatioFrom` bytes: uniform text reaches 314 at 4 MB honestly. */
  readonly maxRatio: number;
  readonly maxRatioFrom: number;
  /** Nesting of elements. */
  readonly maxXmlDepth: number;
  /** Attributes of one element, namespace declarations included. */
  readonly maxXmlAttributes: number;
  /** Characters between two tags. */
  readonly maxXmlTextChars: number;
  /** Different element and attribute names, and namespace scopes, of one package: what the name cache may hold. */
  readonly maxXmlNames: number;
}

/** The largest file that is read: 50 MiB. */
export const MAX_FILE_BYTES = 50 * 1_048_576;

/** Far above every honest document that was measured, far below what would hurt. */
export const DEFAULT_LIMITS: PackageLimits = {
  maxFileBytes: MAX_FILE_BYTES,
  maxEntries: 10_000,
  maxPartXmlBytes: 67_108_864,
  maxPackageBytes: 268_435_456,
  maxRatio: 200,
  maxRatioFrom: 16_777_216,
  maxXmlDepth: 256,
  maxXmlAttributes: 256,
  maxXmlTextChars: 8_388_608,
  maxXmlNames: 65_536,
};
