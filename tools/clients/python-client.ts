import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { OPENAPI_FILE } from '../openapi/openapi-file.ts';
import { pythonEnvironment } from '../packages/python-environment.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const PIP_INSTALL = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--force-reinstall'];
/** pip arguments that install no dependencies, since `requirements.txt` has installed them. */
const NOTHING_ELSE = ['--no-deps', '--no-build-isolation'];
/** The timeout of one program. The first time, packages are downloaded. */
const TIMEOUT_MS = 300_000;
const run = promisify(execFile);

/** A Python environment with the client that OpenAPI Generator has generated from `openapi.json`. */
export interface PythonClient {
  /** Runs a program that uses the client. @returns its output @throws Error with its output if it fails */
  run(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<string>;
}

/**
 * @param directory an empty directory for the generated files
 * @throws Error if Java or Python is missing, or the generator reports a problem
 */
export async function makePythonClient(directory: string): Promise<PythonClient> {
  await needs('Java 11 or newer, as the program java', run('java', ['-version']));
  const programs = await needs(
    'Python 3.10 or newer with venv, as the program python3',
    pythonEnvironment('clients', REQUIREMENTS),
  );
  const python = async (parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> => {
    const options = { timeout: TIMEOUT_MS, env: { ...process.env, ...environment } };
    return (await run(path.join(programs, 'python3'), [...parameters], options)).stdout;
  };
  const generator = path.join(programs, 'openapi-generator-cli');
  const naming = ['--additional-properties', 'packageName=livery_client'];
  const parameters = ['generate', '-g', 'python', '-i', OPENAPI_FILE, '-o', directory, ...naming];
  const { stdout } = await run(generator, parameters, { timeout: TIMEOUT_MS, maxBuffer: 2 ** 24 });
  const complaint = stdout.split('\n').find((line) => / ERROR |COLLISION/.test(line));
  if (complaint !== undefined) throw new Error(complaint);
  await python([...PIP_INSTALL, ...NOTHING_ELSE, directory]);
  return { run: (program, ofProgram, environment) => python([program, ...ofProgram], environment) };
}

async function needs<T>(what: string, attempt: Promise<T>): Promise<T> {
  return attempt.catch((cause: unknown) => {
    throw new Error(`npm run test:clients needs ${what}.`, { cause });
  });
}
