/** Limits on what it may cost to read one document. A document beyond one of them is refused. */
export interface PackageLimits {
  /** Bytes of the whole file. */
  readonly maxFileBytes: number;
  /** The number of entries of the archive. */
  readonly maxEntries: number;
  /** Inflated bytes of one part. */
  readonly maxPartXmlBytes: number;
  /** Inflated bytes of all parts that are read, together. */
  readonly maxPackageBytes: number;
  /** Inflated bytes over compressed bytes of a part of at least `maxRatioFrom` inflated bytes. Uniform text of 4 MB honestly reaches 314. */
  readonly maxRatio: number;
  readonly maxRatioFrom: number;
  /** How deep elements may be nested. */
  readonly maxXmlDepth: number;
  /** The number of attributes of one element, namespace declarations included. */
  readonly maxXmlAttributes: number;
  /** The number of characters between two tags. */
  readonly maxXmlTextChars: number;
  /** The number of different element names, attribute names and namespace scopes of one package, all of which are kept while it is read. */
  readonly maxXmlNames: number;
}

/** The largest file that is read: 50 MiB. */
export const MAX_FILE_BYTES = 50 * 1_048_576;

/** Far above every honest document that was measured, and far below what would harm a server. */
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
