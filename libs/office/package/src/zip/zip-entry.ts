/** One entry of an archive, as its central directory describes it. */
export interface ZipEntry {
  /** The name as a part name: with forward slashes, and with one before it. */
  readonly part: string;
  /** Offset of its header in the central directory. */
  readonly header: number;
  /** Offsets of the name in the central directory; the end is exclusive. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  /** Size in the archive, in bytes. */
  readonly compressedSize: number;
  /** Inflated size in bytes, as the directory declares it. */
  readonly size: number;
  /** Offset of the local header in the file. */
  readonly offset: number;
}
