import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientGenerator } from './client-generator.ts';
import { GoModule } from './go-module.ts';
import { openapiGenerator } from './openapi-generator.ts';

const PROGRAM = path.join(import.meta.dirname, 'openapi_generator_go.go');
const OAUTH = 'golang.org/x/oauth2@v0.38.0';

/** OpenAPI Generator with the target `go`. Its package is part of the module of the program. */
export const openapiGeneratorGo: ClientGenerator = {
  name: 'OpenAPI Generator for Go',
  async make(directory) {
    const module = await GoModule.create(directory);
    await openapiGenerator('go', path.join(directory, 'livery'), 'packageName=livery,withGoMod=false');
    await copyFile(PROGRAM, path.join(directory, 'main.go'));
    return module.build(OAUTH);
  },
};
