/** One entry of an archive, as its central directory describes it. */
export interface ZipEntry {
  /** As the name of a part: forward slashes, and one before it. */
  readonly part: string;
  /** Offset of the name in the central directory, as it is written there. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive. */
  readonly compressedSize: number;
  /** Bytes after inflating, as declared. */
  readonly size: number;
  /** Offset of the local header. */
  readonly offset: number;
}
