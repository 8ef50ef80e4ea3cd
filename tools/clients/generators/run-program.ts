import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The timeout of one program. The first time, packages are downloaded and compilers compile their own libraries. */
const TIMEOUT_MS = 600_000;
const LONGEST_OUTPUT = 2 ** 24;

interface Surroundings {
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program. @returns its output @throws Error with its output if it fails */
export async function runProgram(
  command: string,
  parameters: readonly string[],
  { directory, environment = {} }: Surroundings = {},
): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', ...environment };
  const options = { timeout: TIMEOUT_MS, maxBuffer: LONGEST_OUTPUT, env, ...(directory && { cwd: directory }) };
  try {
    return (await promisify(execFile)(command, [...parameters], options)).stdout;
  } catch (cause) {
    const output =
      typeof cause === 'object' && cause !== null && 'stdout' in cause && 'stderr' in cause
        ? `${String(cause.stdout).slice(-3_000)}${String(cause.stderr).slice(-3_000)}`
        : '';
    throw new Error(`${command} ${parameters.join(' ')}\n${output}`, { cause });
  }
}
