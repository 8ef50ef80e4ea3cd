import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OPENAPI_FILE } from '../../openapi/openapi-file.ts';
import { pythonEnvironment } from '../../packages/python-environment.ts';
import type { ClientGenerator } from './client-generator.ts';
import { runProgram } from './run-program.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const PROGRAM = path.join(import.meta.dirname, 'openapi_python_client.py');
/** It knows no answers of any type, as which the contract describes files. */
const CONFIGURATION = { content_type_overrides: { '*/*': 'application/octet-stream' } };

export const openapiPythonClient: ClientGenerator = {
  name: 'openapi-python-client',
  refusesNewValues: true,
  async make(directory) {
    const programs = await pythonEnvironment('generators', REQUIREMENTS);
    const configuration = path.join(directory, 'configuration.json');
    await writeFile(configuration, JSON.stringify(CONFIGURATION));
    const output = ['--meta', 'none', '--output-path', path.join(directory, 'livery_client')];
    const words = ['generate', '--path', OPENAPI_FILE, '--config', configuration, ...output];
    const environment = { PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}` };
    await runProgram(path.join(programs, 'openapi-python-client'), words, { environment });
    const python = path.join(programs, 'python3');
    await runProgram(python, ['-m', 'compileall', '-q', directory]);
    return { command: python, parameters: [PROGRAM], environment: { PYTHONPATH: directory } };
  },
};
