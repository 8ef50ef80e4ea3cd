import { inflateRawSync } from 'node:zlib';
import type { FileWindow } from './file-window.ts';

const END = { signature: 0x06054b50, size: 22, maxComment: 65_535 } as const;
const CENTRAL = { signature: 0x02014b50, size: 46 } as const;
const LOCAL = { signature: 0x04034b50, size: 30 } as const;
const STORED = 0;
const DEFLATED = 8;
/** As many as the engine reads. The directory of such an archive has about a megabyte. */
const MAX_ENTRIES = 10_000;
const MAX_DIRECTORY_BYTES = 4_194_304;

/** An entry as the directory of the archive describes it (APPNOTE 4.3.12). */
export interface DirectoryEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  /** Of the local header. */
  readonly offset: number;
}

/** The entries of an archive; none when it is damaged, or when there are too many. */
export async function readDirectory(file: FileWindow): Promise<readonly DirectoryEntry[]> {
  const tail = await file.read(Math.max(0, file.size - END.size - END.maxComment), END.size + END.maxComment);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END.signature);
  const end = tail.lastIndexOf(signature);
  if (end === -1 || end + END.size > tail.length) return [];
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > MAX_DIRECTORY_BYTES || start + length > file.size) return [];
  return entriesIn(await file.read(start, length));
}

function entriesIn(directory: Buffer): readonly DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + CENTRAL.size <= directory.length && directory.readUInt32LE(at) === CENTRAL.signature;) {
    if (entries.length === MAX_ENTRIES) return [];
    const nameEnd = at + CENTRAL.size + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + CENTRAL.size, nameEnd),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** The content of an entry; undefined when it has more than `maxBytes`, or cannot be inflated. */
export async function readEntry(
  file: FileWindow,
  entry: DirectoryEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (entry.compressedSize > maxBytes) return undefined;
  const header = await file.read(entry.offset, LOCAL.size);
  if (header.length < LOCAL.size || header.readUInt32LE(0) !== LOCAL.signature) return undefined;
  const start = entry.offset + LOCAL.size + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await file.read(start, entry.compressedSize);
  if (entry.method === STORED) return packed;
  return entry.method === DEFLATED ? inflated(packed, maxBytes) : undefined;
}

function inflated(packed: Buffer, maxBytes: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
