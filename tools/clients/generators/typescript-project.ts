import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Program } from './client-generator.ts';
import { runProgram } from './run-program.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NPM_INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/** The strict options of TypeScript. */
const COMPILER_OPTIONS = {
  ...{ strict: true, noEmitOnError: true, target: 'es2024', module: 'nodenext', rootDir: '.', outDir: 'built' },
  ...{ lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

/**
 * Installs npm packages below `node_modules/.cache`, beside those of the repository. @returns their folder `node_modules`
 * @param packages names with exact versions
 */
export async function npmPackages(name: string, packages: readonly string[]): Promise<string> {
  const prefix = path.join(ROOT, 'node_modules/.cache/generators', name);
  await mkdir(prefix, { recursive: true });
  await runProgram('npm', [...NPM_INSTALL, '--prefix', prefix, ...packages], { directory: prefix });
  return path.join(prefix, 'node_modules');
}

/** Makes the directory a project of TypeScript. @returns the path of its `tsconfig.json` */
export async function typescriptProject(directory: string, packages?: string): Promise<string> {
  const tsConfig = path.join(directory, 'tsconfig.json');
  await writeFile(path.join(directory, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(tsConfig, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['program.ts', 'client'] }));
  if (packages !== undefined) await symlink(packages, path.join(directory, 'node_modules'));
  return tsConfig;
}

/** Compiles a program together with the client in the folder `client`. @throws Error with what the compiler reports */
export async function compiledProgram(directory: string, text: string): Promise<Program> {
  await writeFile(path.join(directory, 'program.ts'), text);
  await runProgram(process.execPath, [repositoryProgram('tsc'), '-p', directory]);
  return { command: process.execPath, parameters: [path.join(directory, 'built/program.js')] };
}

/** The path of a program that is a package of the repository. */
export function repositoryProgram(name: string): string {
  return path.join(ROOT, 'node_modules/.bin', name);
}
