import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { isKindName, type KindName, KINDS } from '../jest/kinds.ts';

/** The kinds that a folder stands for. A file of any other kind is named itself. */
const KINDS_OF_FOLDERS: readonly KindName[] = ['unit', 'integration', 'isolated', 'process'];

export interface FoundSuites {
  readonly kinds: readonly KindName[];
  /** Relative to the root. */
  readonly files: readonly string[];
}

/**
 * The suites that paths name: files of any kind, and the suites of folders that need nothing but Node.
 * @param paths relative to `directory`
 * @throws Error if a path names no suite
 */
export async function suitesAt(paths: readonly string[], root: string, directory: string): Promise<FoundSuites> {
  const found = await Promise.all(
    paths.map((name) => suitesOf(path.relative(root, path.resolve(directory, name)), root)),
  );
  const suites = found.flat();
  return { kinds: [...new Set(suites.map(({ kind }) => kind))], files: [...new Set(suites.map(({ file }) => file))] };
}

interface Suite {
  readonly file: string;
  readonly kind: KindName;
}

async function suitesOf(name: string, root: string): Promise<readonly Suite[]> {
  const isFolder = await stat(path.join(root, name)).then(
    (entry) => entry.isDirectory(),
    () => null,
  );
  if (isFolder === null) throw new Error(`There is no ${name}.`);
  const files = isFolder
    ? await Array.fromAsync(glob(`${name || '.'}/**/*.ts`, { cwd: root, exclude: isForeign }))
    : [name];
  const suites = files.map((file) => path.normalize(file)).flatMap((file) => suiteIn(file, isFolder));
  if (suites.length === 0) throw new Error(`${name} is no suite, and contains none.`);
  return suites;
}

function suiteIn(file: string, isFolder: boolean): readonly Suite[] {
  const kind = kindOf(file);
  return kind === null || (isFolder && !KINDS_OF_FOLDERS.includes(kind)) ? [] : [{ file, kind }];
}

/** The kind of a suite, by its path relative to the root; null if the file is no suite. */
export function kindOf(file: string): KindName | null {
  const isOf = ([, { suites }]: [string, (typeof KINDS)[KindName]]): boolean =>
    suites.some((glob) => !glob.startsWith('!') && path.matchesGlob(file, glob)) &&
    !suites.some((glob) => glob.startsWith('!') && path.matchesGlob(file, `**/${glob.slice(1)}`));
  const [name] = Object.entries(KINDS).find(isOf) ?? [];
  return name !== undefined && isKindName(name) ? name : null;
}

function isForeign(name: string): boolean {
  return ['node_modules', 'dist'].includes(path.basename(name));
}
