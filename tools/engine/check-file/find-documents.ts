import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { userPath } from '../command-line.ts';

const DOCUMENT = /\.(?:pptx|potx|ppsx|pptm|potm|ppsm|docx|dotx|docm|dotm)$/i;
/** Office keeps such a file next to a document that is open. */
const LOCK_FILE = /^~\$/;

/** The given files, and the documents in the given folders in the order of their names. Each file occurs once. */
export async function findDocuments(given: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(given.map(documentsAt));
  return [...new Set(found.flat())];
}

async function documentsAt(written: string): Promise<readonly string[]> {
  const facts = await stat(userPath(written)).catch(() => null);
  if (facts?.isDirectory() !== true) return [written];
  const entries = await readdir(userPath(written), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && DOCUMENT.test(entry.name) && !LOCK_FILE.test(entry.name))
    .map((entry) => path.join(written, path.relative(userPath(written), path.join(entry.parentPath, entry.name))))
    .sort();
}
