import path from 'node:path';
import { OPENAPI_FILE } from '../../openapi/openapi-file.ts';
import { pythonEnvironment } from '../../packages/python-environment.ts';
import { runProgram } from './run-program.ts';

const REQUIREMENTS = path.resolve(import.meta.dirname, '../requirements.txt');

/**
 * Generates a client with OpenAPI Generator. @returns the folder of the Python programs that it was installed with
 * @param target the name of its generator, such as `python`
 * @param client the folder that it writes
 * @throws Error with the first complaint, or with the output if it fails
 */
export async function openapiGenerator(target: string, client: string, options: string): Promise<string> {
  const programs = await pythonEnvironment('clients', REQUIREMENTS);
  const words = ['generate', '-g', target, '-i', OPENAPI_FILE, '-o', client, '--additional-properties', options];
  const output = await runProgram(path.join(programs, 'openapi-generator-cli'), words);
  const complaint = output.split('\n').find((line) => / ERROR |COLLISION/.test(line));
  if (complaint !== undefined) throw new Error(complaint);
  return programs;
}
