import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StaticDocument } from '../static-document.ts';

const SHELL = 'index.html';
/** The names of files in this folder contain the hash of their content. */
const HASHED = 'assets/';
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** What the build of the dashboard has written. */
export interface DashboardFiles {
  /** The page that loads the application. */
  readonly shell: string;
  /** All other files by their path in the folder, such as `assets/main-1a2b3c.js`. */
  readonly documents: ReadonlyMap<string, StaticDocument>;
}

/** Reads a folder into memory, without hidden files. @returns null if nothing has been built there */
export async function readDashboardFiles(directory: string): Promise<DashboardFiles | null> {
  const shell = await readFile(path.join(directory, SHELL), 'utf8').catch(unlessMissing);
  if (shell === null) return null;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== SHELL)
    .map((entry) => path.join(entry.parentPath, entry.name));
  const documents = files.map(async (file) => {
    const name = path.relative(directory, file).split(path.sep).join('/');
    return [name, documentOf(name, await readFile(file))] as const;
  });
  return { shell, documents: new Map(await Promise.all(documents)) };
}

function documentOf(name: string, content: Buffer): StaticDocument {
  const type = TYPES.get(path.extname(name)) ?? 'application/octet-stream';
  const isHashed = name.startsWith(HASHED);
  return new StaticDocument(type, content, isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
}

/** @throws the error, unless it says that there is no file */
function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
