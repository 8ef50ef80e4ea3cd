import path from 'node:path';
import type { ClientGenerator } from './client-generator.ts';
import { openapiGenerator } from './openapi-generator.ts';
import { runProgram } from './run-program.ts';

const PROGRAM = path.join(import.meta.dirname, 'openapi_generator_python.py');

/** OpenAPI Generator with the target `python`. */
export const openapiGeneratorPython: ClientGenerator = {
  name: 'OpenAPI Generator for Python',
  refusesNewValues: true,
  async make(directory) {
    const programs = await openapiGenerator('python', directory, 'packageName=livery_client');
    const python = path.join(programs, 'python3');
    await runProgram(python, ['-m', 'compileall', '-q', path.join(directory, 'livery_client')]);
    return { command: python, parameters: [PROGRAM], environment: { PYTHONPATH: directory } };
  },
};
