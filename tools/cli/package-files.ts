import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type InputOptions, rolldown } from 'rolldown';

const ROOT = path.resolve(import.meta.dirname, '../..');

const INSPECTION = 'libs/brand-governance/infrastructure/dist/inspection/inspect-document.worker.js';
/** Packages whose modules do nothing but export, so that unused ones are left out. */
const WITHOUT_SIDE_EFFECTS = /node_modules\/(?:class-validator|validator|libphonenumber-js)\//;

/** A git repository that contains the unpacked package is a repository of hooks for pre-commit by this file. */
const HOOKS = '.pre-commit-hooks.yaml';

const OPTIONS: InputOptions = {
  cwd: ROOT,
  platform: 'node',
  // piscina loads it only to lower the priority of threads, which the command line does not do.
  external: [/^node:/, '@napi-rs/nice'],
  // piscina starts its own worker from the folder that its code is in.
  transform: { define: { __dirname: 'import.meta.dirname' } },
  treeshake: { moduleSideEffects: (id) => !WITHOUT_SIDE_EFFECTS.test(id) },
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
};

/** Writes the package of the command line from the build: the program, the entries of its threads, and what npm needs to know. */
export async function writePackage(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await bundle({ livery: 'apps/cli/dist/main.js' }, path.join(directory, 'dist'));
  await bundle({ 'inspect-document.worker': INSPECTION }, path.join(directory, 'dist/inspection'));
  await bundle({ worker: 'node_modules/piscina/dist/worker.js' }, path.join(directory, 'dist'));
  await writeFile(path.join(directory, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await copyFile(path.join(ROOT, 'LICENSE'), path.join(directory, 'LICENSE'));
  for (const file of ['README.md', HOOKS])
    await copyFile(path.join(ROOT, 'apps/cli', file), path.join(directory, file));
}

async function bundle(input: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const built = await rolldown({ ...OPTIONS, input: { ...input } });
  await built.write({ dir: folder, format: 'esm', minify: true, chunkFileNames: '[name].js' });
  await built.close();
}

async function manifest(): Promise<object> {
  const source: unknown = JSON.parse(await readFile(path.join(ROOT, 'apps/cli/package.json'), 'utf8'));
  const version = typeof source === 'object' && source !== null && 'version' in source ? source.version : undefined;
  return {
    name: '@livery/cli',
    version,
    description: 'Keeps presentations and text documents on brand',
    license: 'Apache-2.0',
    type: 'module',
    bin: { livery: 'dist/livery.js' },
    files: ['dist', HOOKS],
    engines: { node: '>=22.2' },
  };
}
