import { glob, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const DOCUMENT = /\.(?:pptx|potx|ppsx|pptm|potm|ppsm|docx|dotx|docm|dotm)$/i;
/** Office keeps such a file next to a document that is open. */
const LOCK_FILE = /^~\$/;
const PATTERN = /[*?{[]/;

/**
 * The given files, and the documents in the given folders and of the given patterns in the order of their names. Each file occurs once.
 * Links to folders are not followed, so that a circle of links ends.
 * @param onNone called for each folder and pattern that has no document
 */
export async function findDocuments(
  given: readonly string[],
  onNone: (written: string) => void = () => undefined,
): Promise<readonly string[]> {
  const found = await Promise.all(given.map(documentsAt));
  for (const [index, documents] of found.entries()) {
    if (documents.length === 0) onNone(given[index] ?? '');
  }
  return [...new Set(found.flat())];
}

async function documentsAt(written: string): Promise<readonly string[]> {
  const facts = await stat(written).catch(() => null);
  if (facts?.isDirectory() === true) return documentsIn(written);
  if (facts !== null || !PATTERN.test(written)) return [written];
  const matches = await Array.fromAsync(glob(written));
  return matches.filter((match) => isDocument(path.basename(match))).sort();
}

async function documentsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  // A folder that cannot be read is judged as a file that cannot: the report names it.
  if (entries === null) return [folder];
  const files = entries.filter((entry) => entry.isFile() && isDocument(entry.name));
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => documentsIn(path.join(folder, name)));
  return [...files.map(({ name }) => path.join(folder, name)), ...(await Promise.all(below)).flat()].sort();
}

/** Whether a file of this name is checked when it is found in a folder. */
export function isDocument(name: string): boolean {
  return DOCUMENT.test(name) && !LOCK_FILE.test(name);
}
