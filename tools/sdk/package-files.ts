import { copyFile, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { runCommand } from '../build/run-command.ts';
import { swcOptions } from '../build/swc.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = path.join(ROOT, 'libs/clients/sdk');
const SOURCES = path.join(LIBRARY, 'src');
/** The folders of the package with the module system of their files. */
const FORMATS = [
  { folder: 'esm', type: 'module', module: 'es6' },
  { folder: 'cjs', type: 'commonjs', module: 'commonjs' },
] as const;

/** Writes the package as `npm pack` takes it: the library and its types as ES modules and as CommonJS. */
export async function writePackage(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const files = await librarySources();
  for (const format of FORMATS) await writeCode(directory, files, format);
  await writeTypes(directory, files);
  await writeFile(path.join(directory, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await copyFile(path.join(LIBRARY, 'README.md'), path.join(directory, 'README.md'));
  await copyFile(path.join(ROOT, 'LICENSE'), path.join(directory, 'LICENSE'));
}

/** The files of the library without its tests, relative to its sources. */
async function librarySources(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: SOURCES }));
  return files.filter((file) => !file.endsWith('.spec.ts') && !file.startsWith('testing/')).sort();
}

async function writeCode(
  directory: string,
  files: readonly string[],
  { folder, type, module }: (typeof FORMATS)[number],
): Promise<void> {
  await mkdir(path.join(directory, folder), { recursive: true });
  await writeFile(path.join(directory, folder, 'package.json'), `{ "type": "${type}" }\n`);
  for (const file of files) {
    const { code } = await transformFile(path.join(SOURCES, file), {
      ...swcOptions,
      sourceMaps: false,
      // What Node 20 and the browsers of 2023 run. The comments are in the types.
      jsc: {
        ...swcOptions.jsc,
        target: 'es2022',
        minify: { compress: false, mangle: false, format: { comments: false } },
      },
      module: { type: module },
    });
    const target = path.join(directory, folder, file.replace(/\.ts$/, '.js'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, code);
  }
}

/**
 * Writes the types, which are the same for both module systems. They are compiled with the types of browsers alone, so that a name that only
 * Node has is an error.
 */
async function writeTypes(directory: string, files: readonly string[]): Promise<void> {
  const configuration = path.join(directory, 'tsconfig.json');
  const options = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, skipLibCheck: false },
      ...{ lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] },
      ...{ rootDir: SOURCES, outDir: path.join(directory, 'esm'), rewriteRelativeImportExtensions: true },
    },
    files: files.map((file) => path.join(SOURCES, file)),
  };
  await writeFile(configuration, JSON.stringify(options));
  const { succeeded, output } = await runCommand({
    script: 'node_modules/.bin/tsc',
    parameters: ['-p', configuration],
    directory: ROOT,
  });
  await rm(configuration);
  if (!succeeded) throw new Error(`The types of the package do not compile:\n${output}`);
  for (const file of files.map((source) => source.replace(/\.ts$/, '.d.ts'))) {
    const types = path.join(directory, 'esm', file);
    // TypeScript leaves the names of imported files as they are in the source.
    await writeFile(types, (await readFile(types, 'utf8')).replaceAll(/(?<=from '\.[^']*)\.ts(?=';)/g, '.js'));
    await cp(types, path.join(directory, 'cjs', file));
  }
}

async function manifest(): Promise<object> {
  const own: unknown = JSON.parse(await readFile(path.join(LIBRARY, 'package.json'), 'utf8'));
  const { name, version } = { name: '', version: '', ...(typeof own === 'object' ? own : {}) };
  const entry = (folder: string) => ({ types: `./${folder}/index.d.ts`, default: `./${folder}/index.js` });
  return {
    ...{ name, version, description: 'The client library of Livery', license: 'Apache-2.0' },
    ...{ engines: { node: '>=20' }, sideEffects: false, type: 'module' },
    ...{ main: './cjs/index.js', module: './esm/index.js', types: './esm/index.d.ts' },
    exports: { '.': { import: entry('esm'), require: entry('cjs') }, './package.json': './package.json' },
    files: ['esm', 'cjs'],
  };
}
