import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The documents of the reference pack, beside the checkout. */
export const CORPUS = path.resolve(import.meta.dirname, '../../../shared/brand-engine/corpus');

export function corpusFile(name: string): Promise<Buffer> {
  return readFile(path.join(CORPUS, name));
}

/** The names of all presentations but the hostile ones. */
export async function corpusDecks(): Promise<readonly string[]> {
  const names = await Array.fromAsync(glob('*/*.{pptx,potx,ppsx,pptm,potm,ppsm}', { cwd: CORPUS }));
  return names.filter((name) => !name.startsWith('_')).sort();
}
