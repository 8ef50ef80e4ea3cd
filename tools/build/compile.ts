import { glob, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { swcOptions } from './swc.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** All projects but the dashboard, which Vite builds. */
const SOURCES = ['apps/!(dashboard)/src/**/*.ts', 'libs/*/*/src/**/*.ts'];
/** Scripts of `tools` use parts of `@livery/testing`, too. */
const isTest = (file: string): boolean =>
  /\.(?:spec|corpus|s3)\.ts$/.test(file) || (file.includes('/testing/') && !file.startsWith('libs/shared/testing/'));

/** One SWC pass over every project: `<project>/src/x.ts` becomes `<project>/dist/x.js`. Returns the number of files. */
export async function build(): Promise<number> {
  const sources = (await Array.fromAsync(glob(SOURCES, { cwd: root }))).filter((file) => !isTest(file));
  await Promise.all(sources.map(compile));
  await removeLeftovers(new Set(sources.map(targetOf)));
  return sources.length;
}

/** Compiles one file unless its output is newer, so that a rebuild writes only changed files. */
async function compile(source: string): Promise<void> {
  const target = path.join(root, targetOf(source));
  if (await isNewer(target, path.join(root, source))) return;
  const { code, map } = await transformFile(path.join(root, source), {
    ...swcOptions,
    sourceFileName: path.basename(source),
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  if (map !== undefined) await writeFile(`${target}.map`, map);
}

/** Deletes output without a source, which could still be imported. */
async function removeLeftovers(targets: ReadonlySet<string>): Promise<void> {
  for await (const file of glob(['apps/!(dashboard)/dist/**/*.js', 'libs/*/*/dist/**/*.js'], { cwd: root })) {
    if (!targets.has(file)) await rm(path.join(root, file));
  }
}

function targetOf(source: string): string {
  return source.replace('/src/', '/dist/').replace(/\.ts$/, '.js');
}

async function isNewer(target: string, source: string): Promise<boolean> {
  const [built, written] = await Promise.all([stat(target).catch(() => null), stat(source)]);
  return built !== null && built.mtimeMs > written.mtimeMs;
}
