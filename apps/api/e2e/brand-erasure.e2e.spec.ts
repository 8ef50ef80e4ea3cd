import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  brandCheckFixSchema,
  type BrandCheckFixResource,
  brandCheckSchema,
  guidelineDraftSchema,
} from '@livery/brand-governance-contracts';
import { templateOf } from '@livery/brand-governance-testing';
import { type JobResource, jobSchema } from '@livery/jobs';
import { parsePublicId } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { paragraphXml, presentation, slideXml } from './brand-documents.ts';
import { type GovernanceWorker, startGovernanceWorker } from './governance-worker.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const SPACES = { data: [{ type: 'text.double_spaces' }] };
/** Enough documents that a simulation is still running when its organization is erased. */
const DOCUMENTS = 40;
/** Drafts, fixes and simulations leave rows in these tables. */
const TABLES = [
  'brand_governance.guideline_draft',
  'brand_governance.brand_check_fix',
  'brand_governance.brand_check',
  'brand_governance.kept_document',
  'brand_governance.simulation',
  'brand_governance.simulated_document',
  'blobs.blob',
  'blobs.blob_reference',
  'jobs.job',
  'http.idempotent_answer',
];

let api: TestApi;
let worker: GovernanceWorker;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startGovernanceWorker(api);
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

interface Records {
  readonly draft: string;
  readonly fix: BrandCheckFixResource;
  readonly job: JobResource;
}

/** Makes an applied draft and a proposed one, a fix, and a job that simulates rules. */
async function makeRecords(client: ApiClient): Promise<Records> {
  const template = { content_type: 'pptx', content_base64: templateOf().toString('base64') };
  await client.post('/guidelines/learn', { ...template, apply: true });
  const learnt = await client.post('/guidelines/learn', template, { 'idempotency-key': 'learn' });
  await client.put('/brand_rules', SPACES);
  const checks = [];
  for (let number = 0; number < DOCUMENTS; number += 1) {
    const document = presentation(slideXml(paragraphXml(`Plan  ${number}`).repeat(200)));
    const body = { content_type: 'pptx', content_base64: document.toString('base64') };
    checks.push(readAnswer(brandCheckSchema, await client.post('/brand_checks', body)));
  }
  const fixed = await client.post(`/brand_checks/${checks[0]?.id}/fix`, {}, { 'idempotency-key': 'fix' });
  return {
    draft: readAnswer(guidelineDraftSchema, learnt).id,
    fix: readAnswer(brandCheckFixSchema, fixed),
    job: await simulate(client),
  };
}

async function simulate(client: ApiClient): Promise<JobResource> {
  return readAnswer(jobSchema, await client.post('/brand_rules/simulate', { data: [] }));
}

async function doneOf(client: ApiClient, { id }: JobResource): Promise<number> {
  return readAnswer(jobSchema, await client.get(`/jobs/${id}`)).progress.done;
}

/** The tables that have rows of an organization, each with their number. */
async function rowsOf({ id }: TestOrganization): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const statement = `select 1 from ${table} where organization_id = $1`;
    const rows = await api.administrate(statement, [parsePublicId('org', id)]);
    if (rows.length > 0) found[table] = rows.length;
  }
  return found;
}

const pathOf = ({ file }: BrandCheckFixResource): string => new URL(file?.url ?? '').pathname.replace('/api/v1', '');

it('the erasure of an organization deletes its drafts, fixes and simulations with their files, though one is running, and leaves those of others', async () => {
  const [gone, stays] = [await api.createOrganization(), await api.createOrganization()];
  const [leaving, staying] = [await gone.client(), await stays.client()];
  const kept = await makeRecords(staying);
  await staying.post(`/jobs/${kept.job.id}/cancel`, {});
  await api.uploads.collect();
  const before = { counts: await api.uploads.counts(), rows: await rowsOf(stays) };
  const lost = await makeRecords(leaving);
  await poll('rows in all tables while the job runs', async () => {
    worker.wake();
    return Object.keys(await rowsOf(gone)).length === TABLES.length;
  });

  await api.erase(gone.id);

  expect(await rowsOf(gone)).toEqual({});
  expect((await api.as(null).get(pathOf(lost.fix))).status).toBe(404);
  const next = await simulate(staying);
  await poll('the worker to go on with the work of others', async () => {
    worker.wake();
    return (await doneOf(staying, next)) >= DOCUMENTS;
  });
  expect(worker.errors()).toEqual([]);
  expect(await rowsOf(gone)).toEqual({});
  expect(await api.uploads.counts()).toEqual(before.counts);
  expect(await rowsOf(stays)).toMatchObject({
    'brand_governance.guideline_draft': before.rows['brand_governance.guideline_draft'],
    'brand_governance.brand_check_fix': 1,
  });
  expect((await staying.get(`/guideline_drafts/${kept.draft}`)).status).toBe(200);
  expect((await staying.get(`/brand_check_fixes/${kept.fix.id}`)).status).toBe(200);
  expect((await api.as(null).get(pathOf(kept.fix))).status).toBe(200);
});
