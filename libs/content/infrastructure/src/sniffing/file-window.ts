import { open } from 'node:fs/promises';

/** A file of which some ranges are read. */
export interface FileWindow {
  readonly size: number;
  /** The bytes from an offset on: at most `length`, fewer at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

/** Opens a file for the time of `look`. */
export async function lookInto<T>(path: string, look: (file: FileWindow) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await look({
      size,
      read: async (offset, length) => {
        const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
        return bytes.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}
