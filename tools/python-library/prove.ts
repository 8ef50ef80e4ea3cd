import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ServedApi } from '../schemathesis/served-api.ts';
import { type PythonPackage, packPythonLibrary, pythonTools } from './pack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = path.join(ROOT, 'libs/clients/python');
/** The Python of the distribution, whatever else is installed. */
const PYTHON = '/usr/bin/python3';
/** The oldest version that the package promises. */
const OLDEST = '3.10';
const TIMEOUT_MS = 300_000;

/**
 * Installs the package of the Python library into a new environment, checks its types, and uses it against the service.
 * @throws Error with the output of the check that fails
 */
export async function provePythonLibrary({ origin, key }: Pick<ServedApi, 'origin' | 'key'>): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-python-'));
  try {
    const built = await packPythonLibrary(path.join(directory, 'one'));
    await assertReproducible(built, await packPythonLibrary(path.join(directory, 'other')));
    const python = await installed(path.join(directory, 'environment'), built.wheel);
    await checkTypes(python, directory);
    const environment = { LIVERY: origin, KEY: await key(), SAMPLES: path.join(ROOT, 'samples') };
    for (const tests of ['tests', 'service_tests']) {
      const parameters = ['-m', 'unittest', 'discover', '-s', path.join(LIBRARY, tests)];
      console.log(`Python, ${tests}: ${await run(python, parameters, { directory, environment })}`);
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function assertReproducible(one: PythonPackage, other: PythonPackage): Promise<void> {
  assert.equal(await digestOf(one.wheel), await digestOf(other.wheel), 'Two wheels of the same sources differ.');
  assert.equal(await digestOf(one.sdist), await digestOf(other.sdist), 'Two archives of the same sources differ.');
}

async function digestOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** A new environment with the package alone. @returns its Python */
async function installed(directory: string, wheel: string): Promise<string> {
  await run(PYTHON, ['-m', 'venv', directory]);
  const python = path.join(directory, 'bin/python3');
  await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-index', wheel]);
  return python;
}

/** Checks the types of the package, of its tests and of a program, and that the package needs no newer Python. */
async function checkTypes(python: string, directory: string): Promise<void> {
  const programs = await pythonTools();
  const mypy = ['--strict', '--python-version', OLDEST, '--python-executable', python];
  await run(path.join(programs, 'mypy'), [...mypy, '-p', 'livery'], { directory });
  for (const file of ['tests', 'service_tests']) {
    await run(path.join(programs, 'mypy'), [...mypy, path.join(LIBRARY, file)], { directory });
  }
  await run(path.join(programs, 'mypy'), [...mypy, path.join(import.meta.dirname, 'typed_program.py')], { directory });
  const vermin = ['--no-tips', '--violations', `--target=${OLDEST}-`, '--eval-annotations', path.join(LIBRARY, 'src')];
  await run(path.join(programs, 'vermin'), vermin);
}

/** @throws Error with everything that the program has printed, if it fails */
async function run(
  program: string,
  parameters: readonly string[],
  {
    directory = ROOT,
    environment = {},
  }: { readonly directory?: string; readonly environment?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [...parameters], {
      ...{ cwd: directory, env, timeout: TIMEOUT_MS },
    });
    return (stdout + stderr).trim();
  } catch (error) {
    const printed = ['stdout', 'stderr'].map((name) => String(Reflect.get(Object(error), name)));
    throw new Error(`${path.basename(program)} ${parameters.join(' ')} fails:\n${printed.join('\n')}`, {
      cause: error,
    });
  }
}
