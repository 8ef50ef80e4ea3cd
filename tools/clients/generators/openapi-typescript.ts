import path from 'node:path';
import { OPENAPI_FILE } from '../../openapi/openapi-file.ts';
import type { ClientGenerator } from './client-generator.ts';
import { runProgram } from './run-program.ts';
import { compiledProgram, npmPackages, typescriptProject } from './typescript-project.ts';

const PACKAGES = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'];

const PROGRAM = `
import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { paths } from './client/livery.js';

const headers = { Authorization: 'Bearer ' + process.env['KEY'] };
const livery = createClient<paths>({ baseUrl: process.env['LIVERY'] + '/api/v1', headers });
const deck = await readFile(process.argv[2] ?? '');
const upload = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob([deck]), 'deck.pptx');
  return form;
};

const ping = await livery.GET('/ping');
const rules = await livery.GET('/brand_rules');
const check = await livery.POST('/brand_checks', { body: { file: '' }, bodySerializer: upload });
const id = check.data?.id ?? '';
const kept = await livery.GET('/brand_checks/{id}', { params: { path: { id } } });
const recent = await livery.GET('/brand_checks', { params: { query: { limit: 1 } } });
const events = await livery.GET('/events', { params: { query: { type: 'brand.check.*', limit: '1' } } });
const created = await livery.POST('/brand_rules', { body: { type: 'text.double_spaces' } });
const deleted = await livery.DELETE('/brand_rules/{id}', { params: { path: { id: created.data?.id ?? '' } } });
const keys = await livery.GET('/api_keys');
const missing = await livery.GET('/brand_checks/{id}', {
  params: { path: { id: 'brand_check_0000000000000000000001' } },
});
console.log(JSON.stringify({
  ping: ping.data?.object,
  rules: rules.data?.data.length,
  check: id,
  kept: kept.data?.findings.length,
  recent: recent.data?.data[0]?.id,
  event: events.data?.data[0]?.type,
  created: created.data?.severity,
  deleted: deleted.data?.deleted,
  key: keys.data?.data[0]?.object,
  missing: missing.error?.error.code,
}));
`;

/** openapi-typescript with its companion openapi-fetch. */
export const openapiTypescript: ClientGenerator = {
  name: 'openapi-typescript',
  async make(directory) {
    const packages = await npmPackages('openapi-typescript', PACKAGES);
    await typescriptProject(directory, packages);
    const generator = path.join(packages, '.bin/openapi-typescript');
    const output = ['--output', path.join(directory, 'client/livery.d.ts')];
    // Members with a default would be required otherwise, also in requests.
    await runProgram(generator, [OPENAPI_FILE, '--default-non-nullable=false', ...output]);
    return compiledProgram(directory, PROGRAM);
  },
};
