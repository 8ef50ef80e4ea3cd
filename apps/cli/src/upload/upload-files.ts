import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Livery, LiveryError } from '@livery/sdk';

/** How many hashes a request may have. */
const HASHES = 1_000;

export interface UploadedFile {
  readonly file: string;
  /** The asset that was made of the file; null if an asset has its content already, or the upload failed. */
  readonly asset: string | null;
  readonly error: LiveryError | null;
}

export interface AssetFacts {
  /** The folder of the library, `fold_…`. */
  readonly folder?: string | undefined;
  readonly tags: readonly string[];
}

/**
 * Makes an asset of each file whose content no asset has, one after the other. Contents that the library has are not sent, so that the same
 * command goes on where it was interrupted.
 */
export async function* uploadFiles(
  livery: Livery,
  files: readonly string[],
  { folder, tags }: AssetFacts,
): AsyncGenerator<UploadedFile> {
  for (let from = 0; from < files.length; from += HASHES) {
    const some = files.slice(from, from + HASHES);
    const hashes = new Map<string, string>();
    for (const file of some) hashes.set(file, await sha256Of(file));
    const missing = new Set((await livery.files.precheck({ hashes: [...new Set(hashes.values())] })).missing);
    for (const file of some) {
      if (!missing.delete(hashes.get(file) ?? '')) {
        yield { file, asset: null, error: null };
        continue;
      }
      const upload = { file: await openAsBlob(file), filename: path.basename(file), tags: [...tags] };
      try {
        const { id } = await livery.libraryAssets.create({ ...upload, ...(folder !== undefined && { folder }) });
        yield { file, asset: id, error: null };
      } catch (error) {
        if (!(error instanceof LiveryError)) throw error;
        yield { file, asset: null, error };
      }
    }
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
