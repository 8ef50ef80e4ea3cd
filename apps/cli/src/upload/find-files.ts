import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** What systems and Office put into folders by themselves: hidden files, lists of thumbnails, and marks of open documents. */
const NOT_CONTENT = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The given files, and all files in the given folders and below in the order of their names. Links to folders are not followed, so that a
 * circle of links ends.
 * @throws Error of the file system if a path does not exist or cannot be read
 */
export async function findFiles(given: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    given.map(async (written) => ((await stat(written)).isDirectory() ? filesIn(written) : [written])),
  );
  return [...new Set(found.flat())];
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !NOT_CONTENT.test(name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => filesIn(path.join(folder, name)));
  return [...files, ...(await Promise.all(below)).flat()].sort();
}
