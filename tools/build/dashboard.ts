import { hash } from 'node:crypto';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Says of which sources a build was made. It is in the folder of the build, and is not served. */
const STAMP = '.sources';
const root = path.resolve(import.meta.dirname, '../..');

export interface DashboardProject {
  /** The folder with the configuration of Vite. The files are written to its `dist/web`. */
  readonly directory: string;
  /** Files outside of the folder on which the result depends, as patterns below the root. */
  readonly further: readonly string[];
}

export const DASHBOARD: DashboardProject = {
  directory: path.join(root, 'apps/dashboard'),
  further: ['libs/clients/sdk/src/**/*', 'samples/brand-faults.pptx', 'package-lock.json', 'tools/build/dashboard.ts'],
};

/** The folder to which this process builds. */
export function unfinishedBuild({ directory }: DashboardProject): string {
  return path.join(directory, `dist/web-${process.pid}`);
}

/**
 * Builds the dashboard, unless the last build is of the same sources. The result replaces the last one as a whole, also if several processes
 * build at the same time. If the build fails, the last one is removed, since it is of other sources.
 * @returns whether it was built
 */
export async function buildDashboard(project: DashboardProject): Promise<boolean> {
  const target = path.join(project.directory, 'dist/web');
  const own = unfinishedBuild(project);
  const sources = await hashSources(project);
  const isCurrent = async (): Promise<boolean> => (await readStamp(target)) === sources;
  if (await isCurrent()) return false;
  try {
    await bundle(project.directory, own);
    await writeFile(path.join(own, STAMP), sources);
    if (!(await isCurrent())) await replace(target, own);
    return true;
  } catch (error) {
    // Another process may have been faster.
    if (await isCurrent()) return true;
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function bundle(directory: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: directory,
    configFile: path.join(directory, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

async function replace(target: string, own: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await rename(own, target);
}

function readStamp(target: string): Promise<string> {
  return readFile(path.join(target, STAMP), 'utf8').catch(() => '');
}

async function hashSources({ directory, further }: DashboardProject): Promise<string> {
  const files = [...(await filesIn(directory, ['**/*'])), ...(await filesIn(root, further))].toSorted();
  const facts = files.map(async (file) => [path.relative(root, file), hash('sha256', await readFile(file))]);
  return hash('sha256', JSON.stringify(await Promise.all(facts)));
}

async function filesIn(cwd: string, patterns: readonly string[]): Promise<readonly string[]> {
  const exclude = ({ name }: { readonly name: string }): boolean => name === 'dist' || name === 'node_modules';
  const entries = await Array.fromAsync(glob(patterns, { cwd, exclude, withFileTypes: true }));
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
