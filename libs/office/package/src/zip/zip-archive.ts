import { constants, crc32, inflateRawSync } from 'node:zlib';
import type { PackageLimits } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { checkEntries } from './check-entries.ts';
import { locateData } from './locate-data.ts';
import type { PackedData } from './packed-data.ts';
import { readCentralDirectory } from './read-central-directory.ts';
import { readEndRecord } from './read-end-record.ts';
import { withZlib } from './with-zlib.ts';
import type { ZipEntry } from './zip-entry.ts';
import { STORED } from './zip-format.ts';

/** How many times more bytes than asked for the beginning of an entry may inflate to: some pictures compress well. */
const HEAD_RATIO = 16;
/** The largest buffer for the beginning of an entry, in bytes: small buffers are parts of one that Node shares. */
const MAX_CHUNK = 16_384;

/** An archive whose directory was checked. Each entry is inflated when it is asked for, within the limits. */
export class ZipArchive {
  private readonly byPart: ReadonlyMap<string, ZipEntry>;
  /** The entries by their names in lower case. */
  private readonly folded: ReadonlyMap<string, ZipEntry>;
  private readonly counted = new Set<ZipEntry>();
  private budget: number;

  private constructor(
    private readonly file: Buffer,
    readonly entries: readonly ZipEntry[],
    private readonly limits: PackageLimits,
  ) {
    this.byPart = new Map(entries.map((entry) => [entry.part, entry]));
    this.folded = new Map(entries.map((entry) => [entry.part.toLowerCase(), entry]));
    if (this.folded.size !== entries.length)
      throw new PackageRefused('file_corrupt', 'The archive holds two entries of the same name.');
    this.budget = limits.maxPackageBytes;
  }

  /** @throws PackageRefused `file_corrupt`, `archive_too_large` */
  static open(file: Buffer, limits: PackageLimits): ZipArchive {
    const end = readEndRecord(file);
    const entries = readCentralDirectory(file, end, limits.maxEntries);
    checkEntries(file, entries, end.directoryStart);
    return new ZipArchive(file, entries, limits);
  }

  /** The entry of a part, whose name compares without regard to case. */
  find(part: string): ZipEntry | undefined {
    return this.byPart.get(part) ?? this.folded.get(part.toLowerCase());
  }

  /**
   * The inflated data of an entry. The declared size is checked before inflating, and no more than that is inflated.
   * @throws PackageRefused `archive_too_large`; `file_corrupt` for a wrong size or CRC-32
   */
  read(entry: ZipEntry): Buffer {
    this.checkDeclared(entry);
    const { start, end } = locateData(this.file, entry);
    const packed = this.file.subarray(start, end);
    const data = entry.method === STORED ? packed : inflate(packed, entry);
    if (data.length !== entry.size) throw refused('file_corrupt', 'has another size than it declares', entry);
    if (crc32(data) !== entry.crc) throw refused('file_corrupt', 'is damaged: its checksum is wrong', entry);
    if (!this.counted.has(entry)) this.budget -= data.length;
    this.counted.add(entry);
    return data;
  }

  /** The data of an entry as it lies in the archive, without being inflated or checked. */
  packed(entry: ZipEntry): PackedData {
    const { start, end } = locateData(this.file, entry);
    const { method, crc, size } = entry;
    return { method, crc, size, data: this.file.subarray(start, end) };
  }

  /** At most `length` first bytes of an entry, without its checksum being checked; undefined when they cannot be inflated. */
  head(entry: ZipEntry, length: number): Buffer | undefined {
    const { start, end } = locateData(this.file, entry);
    if (entry.method === STORED) return this.file.subarray(start, Math.min(end, start + length));
    // Uniform pictures inflate a thousandfold and exceed the bound: the second attempt inflates one kilobyte.
    return (
      beginning(this.file.subarray(start, end), length, length) ??
      beginning(this.file.subarray(start, end), 1_024, length)
    );
  }

  private checkDeclared(entry: ZipEntry): void {
    const { maxPartXmlBytes, maxRatio, maxRatioFrom } = this.limits;
    if (entry.size > maxPartXmlBytes) throw refused('archive_too_large', 'is too large', entry);
    if (!this.counted.has(entry) && entry.size > this.budget) {
      throw refused('archive_too_large', 'makes the document too large', entry);
    }
    if (entry.size >= maxRatioFrom && entry.size > maxRatio * entry.compressedSize) {
      throw refused('archive_too_large', 'is compressed beyond belief', entry);
    }
  }
}

function beginning(data: Buffer, packed: number, length: number): Buffer | undefined {
  try {
    const chunkSize = Math.min(MAX_CHUNK, 2 * packed);
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: HEAD_RATIO * length, chunkSize };
    return withZlib(() => inflateRawSync(data.subarray(0, packed), options)).subarray(0, length);
  } catch {
    return undefined;
  }
}

/** Inflates into one buffer of the declared size and one byte more, so that an entry with more data than declared is found out. */
function inflate(packed: Buffer, entry: ZipEntry): Buffer {
  try {
    const options = { maxOutputLength: entry.size + 1, chunkSize: Math.max(64, entry.size + 1) };
    return withZlib(() => inflateRawSync(packed, options));
  } catch {
    throw refused('file_corrupt', 'cannot be decompressed', entry);
  }
}

function refused(code: 'archive_too_large' | 'file_corrupt', what: string, entry: ZipEntry): PackageRefused {
  return new PackageRefused(code, `A part of the document ${what}.`, entry.part);
}
