import { glob } from 'node:fs/promises';
import { CORPUS } from '../corpus.ts';

/** The proof of each change takes one document of so many, which gives forty. */
export const ONE_OF = 34;

/** The names of all presentations and text documents but the hostile ones, in order. */
export async function fixableDocuments(): Promise<readonly string[]> {
  const names = await Array.fromAsync(glob('*/*.{pptx,potx,ppsx,pptm,potm,ppsm,docx,dotx,docm,dotm}', { cwd: CORPUS }));
  return names.filter((name) => !name.startsWith('_')).sort();
}
