import { glob, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const DOCUMENT = /\.(?:pptx|potx|ppsx|pptm|potm|ppsm|docx|dotx|docm|dotm)$/i;
/** Office keeps such a file next to a document that is open. */
const LOCK_FILE = /^~\$/;
const PATTERN = /[*?{[]/;

/**
 * The given files, and the documents in the given folders and of the given patterns in the order of their names. Each file occurs once.
 * Links to folders are not followed, so that a circle of links ends.
 */
export async function findDocuments(given: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(given.map(documentsAt));
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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isDocument(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function isDocument(name: string): boolean {
  return DOCUMENT.test(name) && !LOCK_FILE.test(name);
}
