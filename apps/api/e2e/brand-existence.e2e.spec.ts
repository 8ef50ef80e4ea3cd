import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleFont, templateOf } from '@livery/brand-governance-testing';
import { newId, publicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { idOf } from './answer-facts.ts';
import { paragraphXml, presentation, slideXml } from './brand-documents.ts';
import { sendForm } from './library-files.ts';
import { type ExistenceCall, ObservedExistence, type ObservedOutcome } from './observed-existence.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const observed = new ObservedExistence('brand_governance');
const content_base64 = presentation(slideXml(paragraphXml('The  plan'))).toString('base64');
const PREFIXES = ['brand_check', 'brand_rule', 'palette', 'font', 'draft', 'brand_check_fix'] as const;

let api: TestApi;
let stranger: ApiClient;
/** A check of the stranger. */
let own: string;
/** The ids of records of another organization, and of the other mode of the stranger's organization, by their prefixes. */
let foreign: readonly Readonly<Record<string, string>>[];

beforeAll(async () => {
  api = await startTestApi();
  const organization = await api.createOrganization();
  stranger = await organization.client();
  own = await check(stranger);
  foreign = [
    await recordsOf(await (await api.createOrganization()).client()),
    await recordsOf(await organization.client(undefined, { livemode: false })),
  ];
});

afterAll(async () => {
  await api.close();
  observed.close();
});

async function check(client: ApiClient): Promise<string> {
  return idOf(await client.post('/brand_checks', { content_type: 'pptx', content_base64 }));
}

async function recordsOf(client: ApiClient): Promise<Readonly<Record<string, string>>> {
  const brandCheck = await check(client);
  await client.post(`/brand_checks/${brandCheck}/suppressions`, { all: true, reason: 'Agreed.' });
  const template = { content_type: 'pptx', content_base64: templateOf().toString('base64') };
  return {
    brand_check: brandCheck,
    brand_rule: idOf(await client.post('/brand_rules', { type: 'term.forbidden', pattern: 'cheap' })),
    palette: idOf(await client.post('/brand_palettes', { name: 'Sea', colors: [{ hex: '#112233' }] })),
    font: idOf(await sendForm(client, sampleFont(), { path: '/fonts', filename: 'a.ttf' })),
    draft: idOf(await client.post('/guidelines/learn', template)),
    brand_check_fix: idOf(await client.post(`/brand_checks/${await check(client)}/fix`, {})),
  };
}

const missing: Readonly<Record<string, string>> = Object.fromEntries(
  PREFIXES.map((prefix) => [prefix, publicId(prefix, newId())]),
);

const CALLS: readonly ExistenceCall[] = [
  ['GET', '/brand_checks/:id', 'brand_check'],
  ['GET', '/brand_checks/:id/report', 'brand_check'],
  ['GET', '/brand_checks/:id/illustration', 'brand_check'],
  ['GET', '/brand_checks/:own/report?baseline=:id', 'brand_check'],
  ['GET', '/brand_checks/:id/compare?with=:own', 'brand_check'],
  ['GET', '/brand_checks/:own/compare?with=:id', 'brand_check'],
  ['POST', '/brand_checks', 'brand_check', (id) => ({ content_type: 'pptx', content_base64, baseline: id })],
  ['DELETE', '/brand_checks/:id/document', 'brand_check'],
  ['GET', '/brand_checks/:id/suppressions', 'brand_check'],
  ['POST', '/brand_checks/:id/suppressions', 'brand_check', () => ({ all: true, reason: 'Mine.' })],
  ['DELETE', '/brand_checks/:id/suppressions/0123456789abcdef', 'brand_check'],
  ['POST', '/brand_checks/:id/fix', 'brand_check'],
  ['GET', '/brand_check_fixes/:id', 'brand_check_fix'],
  ['POST', '/brand_rules/simulate', 'brand_check', (id) => ({ data: [], check_ids: [id] })],
  ['GET', '/brand_rules/:id', 'brand_rule'],
  ['PATCH', '/brand_rules/:id', 'brand_rule', () => ({ name: 'Mine' })],
  ['DELETE', '/brand_rules/:id', 'brand_rule'],
  ['GET', '/brand_palettes/:id', 'palette'],
  ['PATCH', '/brand_palettes/:id', 'palette', () => ({ name: 'Mine' })],
  ['DELETE', '/brand_palettes/:id', 'palette'],
  ['GET', '/fonts/:id', 'font'],
  ['GET', '/fonts/:id/file', 'font'],
  ['PATCH', '/fonts/:id', 'font', () => ({ name: 'Mine' })],
  ['DELETE', '/fonts/:id', 'font'],
  ['GET', '/guideline_drafts/:id', 'draft'],
  ['POST', '/guideline_drafts/:id/apply', 'draft'],
];

describe('a record of another organization or mode', () => {
  it.each(CALLS)('has the answer and the statements of a missing one: %s %s', async (...call) => {
    const [, , prefix] = call;
    const at = { client: stranger, database: api.database };
    const observe = (id = ''): Promise<ObservedOutcome> => observed.outcome(at, call, id, own);
    const ofMissing = await observe(missing[prefix]);
    expect(ofMissing.statements.length).toBeGreaterThan(0);
    expect(ofMissing.answer).toMatch(/"code":"(?:resource_missing|parameter_invalid)"/);
    for (const records of foreign) expect(await observe(records[prefix])).toEqual(ofMissing);
  });
});
