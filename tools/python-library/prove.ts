import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ServedApi } from '../schemathesis/served-api.ts';
import { guidePrograms } from './guide-programs.ts';
import { installPythonLibrary } from './installed-library.ts';
import { type PythonPackage, packPythonLibrary, pythonTools } from './pack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = path.join(ROOT, 'libs/clients/python');
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
    const python = await installPythonLibrary(path.join(directory, 'environment'), built.wheel);
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

/** Checks the types of the package, of its tests and of programs, and that the package needs no newer Python. */
async function checkTypes(python: string, directory: string): Promise<void> {
  const programs = await pythonTools();
  const mypy = ['--strict', '--python-version', OLDEST, '--python-executable', python];
  await run(path.join(programs, 'mypy'), [...mypy, '-p', 'livery'], { directory });
  const guides = await writeGuidePrograms(path.join(directory, 'guides'));
  const tests = ['tests', 'service_tests'].map((folder) => path.join(LIBRARY, folder));
  for (const checked of [...tests, path.join(import.meta.dirname, 'typed_program.py'), ...guides]) {
    await run(path.join(programs, 'mypy'), [...mypy, checked], { directory });
  }
  const vermin = ['--no-tips', '--violations', `--target=${OLDEST}-`, '--eval-annotations', path.join(LIBRARY, 'src')];
  await run(path.join(programs, 'vermin'), vermin);
}

/** @returns the files with the programs of the guides */
async function writeGuidePrograms(directory: string): Promise<readonly string[]> {
  await mkdir(directory);
  const programs = await guidePrograms();
  assert(programs.length > 15, 'The guides have too few programs in Python.');
  for (const { name, code } of programs) await writeFile(path.join(directory, `${name.replaceAll('-', '_')}.py`), code);
  return programs.map(({ name }) => path.join(directory, `${name.replaceAll('-', '_')}.py`));
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
