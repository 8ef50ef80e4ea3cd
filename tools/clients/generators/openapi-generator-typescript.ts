import path from 'node:path';
import type { ClientGenerator } from './client-generator.ts';
import { openapiGenerator } from './openapi-generator.ts';
import { compiledProgram, typescriptProject } from './typescript-project.ts';

/** Without the prefix, the parameters of an operation and a schema of the contract can have the same name. */
const OPTIONS = 'prefixParameterInterfaces=true,importFileExtension=.js';

const PROGRAM = `
import { readFile } from 'node:fs/promises';
import { BrandGovernanceApi, Configuration, EventsAndWebhooksApi, PlatformApi, ResponseError } from './client/index.js';

// An accessToken would be sent without the word Bearer, since the contract names OAuth beside keys.
const headers = { Authorization: 'Bearer ' + process.env['KEY'] };
const configuration = new Configuration({ basePath: process.env['LIVERY'] + '/api/v1', headers });
const [brand, events, platform] = [
  new BrandGovernanceApi(configuration), new EventsAndWebhooksApi(configuration), new PlatformApi(configuration),
];
const file = new File([await readFile(process.argv[2] ?? '')], 'deck.pptx');

const ping = await platform.ping();
const rules = await brand.listBrandRules();
const check = await brand.runBrandCheck({ file });
const kept = await brand.retrieveBrandCheck({ id: check.id });
const recent = await brand.listBrandChecks({ limit: 1 });
const told = await events.listEvents({ type: 'brand.check.*', limit: '1' });
const created = await brand.createBrandRule({ createBrandRuleRequest: { type: 'text.double_spaces' } });
const deleted = await brand.deleteBrandRule({ id: created.id });
const keys = await platform.listApiKeys();
const missing = await brand.retrieveBrandCheck({ id: 'brand_check_0000000000000000000001' }).catch(async (error: unknown) => {
  if (!(error instanceof ResponseError)) throw error;
  const { error: { code } } = (await error.response.json()) as { error: { code: string } };
  return { code };
});
console.log(JSON.stringify({
  ping: ping.object,
  rules: rules.data.length,
  check: check.id,
  kept: kept.findings.length,
  recent: recent.data[0]?.id,
  event: told.data[0]?.type,
  created: created.severity,
  deleted: deleted.deleted,
  key: keys.data[0]?.object,
  missing: 'code' in missing ? missing.code : null,
}));
`;

/** OpenAPI Generator with the target `typescript-fetch`. */
export const openapiGeneratorTypescript: ClientGenerator = {
  name: 'OpenAPI Generator for TypeScript',
  async make(directory) {
    await typescriptProject(directory);
    await openapiGenerator('typescript-fetch', path.join(directory, 'client'), OPTIONS);
    return compiledProgram(directory, PROGRAM);
  },
};
