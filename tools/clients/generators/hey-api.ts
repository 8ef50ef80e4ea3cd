import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OPENAPI_FILE } from '../../openapi/openapi-file.ts';
import type { ClientGenerator } from './client-generator.ts';
import { runProgram } from './run-program.ts';
import { compiledProgram, repositoryProgram, typescriptProject } from './typescript-project.ts';

const PROGRAM = `
import { readFile } from 'node:fs/promises';
import { client } from './client/client.gen.js';
import * as livery from './client/index.js';
import type { BrandRule } from './client/index.js';

client.setConfig({ baseUrl: process.env['LIVERY'] + '/api/v1', auth: () => process.env['KEY'] });
const deck = await readFile(process.argv[2] ?? '');

const ping = await livery.ping();
const rules = await livery.listBrandRules();
const uploaded = await livery.storeFile({ body: { file: new File([deck], 'deck.pptx') } });
if (uploaded.data?.filename !== 'deck.pptx') throw new Error('The file was not uploaded.');
const content = { content_type: 'pptx', content_base64: deck.toString('base64') } as const;
const check = await livery.runBrandCheck({ body: content });
const id = check.data?.id ?? '';
const kept = await livery.retrieveBrandCheck({ path: { id } });
const recent = await livery.listBrandChecks({ query: { limit: 1 } });
const events = await livery.listEvents({ query: { type: 'brand.check.*', limit: '1' } });
const created = await livery.createBrandRule({ body: { type: 'text.double_spaces' } });
const deleted = await livery.deleteBrandRule({ path: { id: created.data?.id ?? '' } });
const keys = await livery.listApiKeys();
const missing = await livery.retrieveBrandCheck({ path: { id: 'brand_check_0000000000000000000001' } });
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

// This compiles only if the types of the contract are precise.
export const isHigh = (rule: BrandRule): boolean => rule.severity === 'high';
// @ts-expect-error there is no such severity
export const isHuge = (rule: BrandRule): boolean => rule.severity === 'huge';
`;

/** hey-api, whose version is that of the repository. It knows only JSON where an operation takes JSON, so that files are uploaded by `POST /files`. */
export const heyApi: ClientGenerator = {
  name: 'hey-api',
  async make(directory) {
    const tsConfigPath = await typescriptProject(directory);
    const settings = path.join(directory, 'openapi-ts.json');
    const output = { path: path.join(directory, 'client'), tsConfigPath };
    await writeFile(settings, JSON.stringify({ input: OPENAPI_FILE, output }));
    const generator = [repositoryProgram('openapi-ts'), '-f', settings, '--no-log-file', '--silent'];
    await runProgram(process.execPath, generator);
    return compiledProgram(directory, PROGRAM);
  },
};
