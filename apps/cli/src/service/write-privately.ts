import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file that only its owner can read. It writes another file and renames it, so that the file is whole whenever it is read. */
export async function writePrivately(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, text, { mode: 0o600 });
    await chmod(part, 0o600);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
