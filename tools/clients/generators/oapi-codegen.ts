import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OPENAPI_FILE } from '../../openapi/openapi-file.ts';
import type { ClientGenerator } from './client-generator.ts';
import { GoModule } from './go-module.ts';

const PROGRAM = path.join(import.meta.dirname, 'oapi_codegen.go');
const GENERATOR = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const RUNTIME = 'github.com/oapi-codegen/runtime@v1.9.0';
/** Without `skip-prune`, schemas that only webhooks use are left out of the types, but not of what refers to them. */
const CONFIGURATION = {
  package: 'livery',
  output: 'livery/livery.gen.go',
  generate: { models: true, client: true },
  'output-options': { 'skip-prune': true },
};

export const oapiCodegen: ClientGenerator = {
  name: 'oapi-codegen',
  async make(directory) {
    const module = await GoModule.create(directory);
    const configuration = path.join(directory, 'configuration.json');
    await mkdir(path.join(directory, 'livery'));
    await writeFile(configuration, JSON.stringify(CONFIGURATION));
    await module.run(await module.install(GENERATOR), ['--config', configuration, OPENAPI_FILE]);
    await copyFile(PROGRAM, path.join(directory, 'main.go'));
    return module.build(RUNTIME);
  },
};
