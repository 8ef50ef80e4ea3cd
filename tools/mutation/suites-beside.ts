import { glob } from 'node:fs/promises';
import path from 'node:path';

const SUITES = /\.(?:integration\.)?spec\.ts$/;

/**
 * The suites that should notice a change of a file: its own, or else those in its folder, or else those in the nearest folder above that has any.
 * @param file relative to the root @returns files relative to the root; empty if the project has no suite
 */
export async function suitesBeside(file: string, root: string): Promise<readonly string[]> {
  const stem = file.replace(/\.ts$/, '');
  const own = await find(`${stem}.{spec,integration.spec}.ts`, root);
  if (own.length > 0) return own;
  for (let folder = path.dirname(file); folder.includes('/src'); folder = path.dirname(folder)) {
    const suites = await find(`${folder}/**/*.spec.ts`, root);
    if (suites.length > 0) return suites;
  }
  return [];
}

async function find(pattern: string, root: string): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  return files.filter((file) => SUITES.test(file) && !/\.(?:timed|long|office|process)\.spec\.ts$/.test(file)).sort();
}
