import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { OPENAPI_FILE } from '../openapi/openapi-file.ts';
import { pythonEnvironment } from '../packages/python-environment.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const PIP_INSTALL = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--force-reinstall'];
/** What the client needs is there already, by `requirements.txt`. */
const NOTHING_ELSE = ['--no-deps', '--no-build-isolation'];
/** Of one program; packages are fetched the first time. */
const TIMEOUT_MS = 300_000;
const run = promisify(execFile);

/** A Python with the client that OpenAPI Generator has made of `openapi.json`. */
export interface PythonClient {
  /** What a program printed that uses the client. @throws Error with its words when it fails */
  run(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<string>;
}

/**
 * @param directory an empty one, for what is generated
 * @throws Error when Java or Python is missing, or the generator complains
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
