import { execFile } from 'node:child_process';
import { copyFile, cp, glob, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pythonEnvironment } from '../packages/python-environment.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = path.join(ROOT, 'libs/clients/python');
const TIMEOUT_MS = 120_000;

/** The package of the Python library, as files that `pip install` takes. */
export interface PythonPackage {
  readonly wheel: string;
  readonly sdist: string;
}

/** The programs that build and check the Python library. @returns the folder of the programs */
export function pythonTools(): Promise<string> {
  return pythonEnvironment('python-library', path.join(import.meta.dirname, 'requirements.txt'));
}

/** Makes the package of the Python library in a folder. The same sources make the same bytes. */
export async function packPythonLibrary(directory: string): Promise<PythonPackage> {
  const sources = path.join(directory, 'package');
  await rm(directory, { recursive: true, force: true });
  await mkdir(sources, { recursive: true });
  await Promise.all(
    ['pyproject.toml', 'README.md'].map((file) => copyFile(path.join(LIBRARY, file), path.join(sources, file))),
  );
  await copyFile(path.join(ROOT, 'LICENSE'), path.join(sources, 'LICENSE'));
  await cp(path.join(LIBRARY, 'src'), path.join(sources, 'src'), {
    recursive: true,
    filter: (file) => !file.includes('__pycache__'),
  });
  const python = path.join(await pythonTools(), 'python3');
  await promisify(execFile)(python, ['-m', 'hatchling', 'build', '-d', directory], {
    cwd: sources,
    timeout: TIMEOUT_MS,
  });
  const [wheel, sdist] = await Promise.all(['*.whl', '*.tar.gz'].map((pattern) => only(directory, pattern)));
  return { wheel: wheel ?? '', sdist: sdist ?? '' };
}

async function only(directory: string, pattern: string): Promise<string> {
  const [file, ...others] = await Array.fromAsync(glob(pattern, { cwd: directory }));
  if (file === undefined || others.length > 0) throw new Error(`There is not one ${pattern} in ${directory}.`);
  return path.join(directory, file);
}
