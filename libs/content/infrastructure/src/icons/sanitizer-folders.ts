import { createRequire } from 'node:module';
import path from 'node:path';

/** What a child reads that works on icons: code of this service, and the packages that it imports. */
export function sanitizerFolders(): readonly string[] {
  const svgo = createRequire(import.meta.url).resolve('svgo');
  const libraries = path.resolve(import.meta.dirname, '../../../..');
  const own = ['content/domain', 'shared/kernel', 'office'].map((one) => path.join(libraries, one));
  return [...own, svgo.slice(0, svgo.lastIndexOf(`${path.sep}svgo${path.sep}`))];
}
