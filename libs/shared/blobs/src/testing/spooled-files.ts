import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobFile } from '../store/blob-store.ts';

/** A temporary folder of one suite, with files as they would arrive with requests. */
export class SpooledFiles implements AsyncDisposable {
  private count = 0;

  private constructor(readonly directory: string) {}

  /** @param parent the folder in which the temporary folder is created */
  static async open(parent = tmpdir()): Promise<SpooledFiles> {
    return new SpooledFiles(await mkdtemp(path.join(parent, 'livery-blobs-')));
  }

  async write(content: Buffer | string = randomBytes(1_000)): Promise<BlobFile> {
    this.count += 1;
    const file = path.join(this.directory, `spooled-${this.count}`);
    await writeFile(file, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path: file, size: Buffer.byteLength(content), sha256 };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }
}

/** All bytes of a stream as text. */
export async function textOf(stream: Promise<Readable> | Readable): Promise<string> {
  return (await buffer(await stream)).toString('latin1');
}

/** The names of all files in a folder and its subfolders; none if there is no such folder. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
