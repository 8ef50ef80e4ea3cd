import { rename, rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandCheckCompleted,
  brandCheckFailed,
  type BrandCheckResource,
  brandCheckSchema,
} from '@livery/brand-governance-contracts';
import { parsePublicId, recordSchema } from '@livery/kernel';
import { type ApiClient, assertFits, poll } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { PRESENTATION_TYPE, presentationWith, SAMPLE_DECK } from './brand-documents.ts';
import { storeNorthwindBrand } from './brand-guideline.ts';
import { type GovernanceWorker, startGovernanceWorker } from './governance-worker.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const BROKEN = presentationWith({ 'ppt/presentation.xml': '<broken' });
const checkList = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: brandCheckSchema },
  has_more: { type: 'boolean' },
  url: { const: '/api/v1/brand_checks' },
});

let api: TestApi;
let worker: GovernanceWorker;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startGovernanceWorker(api);
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

function accept(document: Buffer, more: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const content_base64 = document.toString('base64');
  return client.post(
    '/brand_checks',
    { content_type: 'pptx', content_base64, ...more },
    { prefer: 'respond-async', ...headers },
  );
}

async function accepted(document: Buffer, more: object = {}): Promise<BrandCheckResource> {
  const answer = await accept(document, more);
  expect(answer.status).toBe(202);
  return readAnswer(brandCheckSchema, answer);
}

async function read({ id }: BrandCheckResource): Promise<BrandCheckResource> {
  return readAnswer(brandCheckSchema, await client.get(`/brand_checks/${id}`));
}

/** Wakes the worker until the check has ended. */
async function ended(check: BrandCheckResource): Promise<BrandCheckResource> {
  await poll('the check to end', async () => {
    worker.wake();
    return (await read(check)).status !== 'pending';
  });
  return read(check);
}

async function list(query: string): Promise<readonly BrandCheckResource[]> {
  return readAnswer(checkList, await client.get(`/brand_checks${query}`)).data;
}

const uuidOf = ({ id }: BrandCheckResource): string => parsePublicId('brand_check', id) ?? '';

/** Collects everything that was given up. @returns what lies in the store then */
async function collected() {
  await api.uploads.collect();
  const { blobs, references, objects, staged } = await api.uploads.counts();
  return { blobs, references, objects, staged };
}

describe('a check with Prefer: respond-async', () => {
  it('is answered with 202 and the pending record, and where to find it', async () => {
    const answer = await accept(SAMPLE_DECK, { filename: 'deck.pptx', metadata: { team: 'web' } });
    const check = readAnswer(brandCheckSchema, answer);
    expect(answer.status).toBe(202);
    expect(answer.headers['location']).toBe(`/api/v1/brand_checks/${check.id}`);
    expect(answer.headers['preference-applied']).toBe('respond-async');
    expect(check).toMatchObject({
      status: 'pending',
      filename: 'deck.pptx',
      size_bytes: SAMPLE_DECK.length,
      content_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      guideline_version: expect.stringMatching(/^[0-9a-f]{64}$/),
      document_kept_until: null,
      findings: [],
      summary: null,
      not_evaluated: [],
      error_code: null,
      error_message: null,
      metadata: { team: 'web' },
      completed: null,
      duration_ms: null,
    });
    expect(await read(check)).toEqual(check);
    expect(await list('?status=pending')).toEqual([check]);
    expect(await eventsOf(client, 'brand.*')).toEqual([]);
    expect(await api.uploads.spooled()).toBe(0);
    await ended(check);
  });

  it('ends as the same check without it does, with the event', async () => {
    await storeNorthwindBrand(client);
    const content_base64 = SAMPLE_DECK.toString('base64');
    const sync = readAnswer(
      brandCheckSchema,
      await client.post('/brand_checks', { content_type: 'pptx', content_base64 }),
    );
    const pending = await accepted(SAMPLE_DECK);
    const check = await ended(pending);
    const own = { id: pending.id, created: pending.created };
    const varying = {
      completed: check.completed,
      duration_ms: check.duration_ms,
      document_kept_until: check.document_kept_until,
    };
    expect(check).toEqual({ ...sync, ...own, ...varying });
    expect(Date.parse(check.document_kept_until ?? '')).toBe(Date.parse(check.created) + 30 * 24 * 3_600_000);
    expect(check.duration_ms).toBe(Date.parse(check.completed ?? '') - Date.parse(check.created));
    expect(await list('?status=pending')).toEqual([]);
    const [event] = await eventsOf(client, 'brand.check.*');
    expect(event?.type).toBe(brandCheckCompleted.type);
    assertFits(brandCheckCompleted.schema, event?.data, 'the event');
    expect(event?.data).toMatchObject({ object: { id: check.id, status: 'completed', summary: check.summary } });
  });

  it('is judged by the guideline of the moment of its acceptance', async () => {
    await storeNorthwindBrand(client);
    const pending = await accepted(SAMPLE_DECK);
    await client.put('/brand_rules', { data: [] });
    await client.put('/brand_palettes', { palettes: [] });
    const check = await ended(pending);
    expect(check.guideline_version).toBe(pending.guideline_version);
    expect(check.summary?.by_type).toMatchObject({ 'color.off_palette': expect.any(Number) });
  });

  it.each([
    [
      'a form',
      () =>
        client.send('POST', '/brand_checks', (test) =>
          test.set('prefer', 'wait=1, respond-async').attach('file', SAMPLE_DECK, 'form.pptx'),
        ),
    ],
    [
      'the document itself',
      () =>
        client.send('POST', '/brand_checks', (test) =>
          test.set('prefer', 'respond-async').type(PRESENTATION_TYPE).send(SAMPLE_DECK),
        ),
    ],
  ])('may be sent as %s', async (_, send) => {
    const answer = await send();
    expect(answer.status).toBe(202);
    expect(await ended(readAnswer(brandCheckSchema, answer))).toMatchObject({ status: 'completed' });
  });

  it('is answered at once with 200 for another preference', async () => {
    const answer = await accept(SAMPLE_DECK, {}, { prefer: 'return=minimal' });
    expect([answer.status, answer.headers['preference-applied'], answer.headers['location']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
  });

  it('is accepted once for one Idempotency-Key, and repeats get the same response', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await accept(SAMPLE_DECK, {}, headers);
    const check = await ended(readAnswer(brandCheckSchema, first));
    const second = await accept(SAMPLE_DECK, {}, headers);
    expect([second.status, second.text]).toEqual([202, first.text]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([second.headers['location'], second.headers['preference-applied']]).toEqual([
      `/api/v1/brand_checks/${check.id}`,
      'respond-async',
    ]);
    expect(await list('')).toHaveLength(1);
  });

  it.each([
    ['metadata that is too much', { metadata: { ['k'.repeat(200)]: 'v' } }],
    ['an unknown field', { later: true }],
    ['no document', { content_base64: undefined }],
  ])('is refused at once with %s, and nothing is left', async (_, more) => {
    const before = await collected();
    expect((await accept(SAMPLE_DECK, more)).status).toBe(400);
    expect(await list('')).toEqual([]);
    expect(await collected()).toEqual(before);
  });

  it('fails with the reason and the event if the document cannot be judged, and its document is gone', async () => {
    const before = await collected();
    const check = await ended(await accepted(BROKEN));
    expect(check).toMatchObject({
      status: 'failed',
      error_code: 'file_corrupt',
      summary: null,
      document_kept_until: null,
    });
    expect(check.error_message).toMatch(/\.$/);
    const [event] = await eventsOf(client, 'brand.check.*');
    assertFits(brandCheckFailed.schema, event?.data, 'the event');
    expect([event?.type, event?.data]).toMatchObject([
      brandCheckFailed.type,
      { object: { id: check.id, status: 'failed' } },
    ]);
    expect(await collected()).toEqual(before);
  });

  it('without keep has its document until its end', async () => {
    const before = await collected();
    const pending = await accepted(SAMPLE_DECK, { keep: false });
    expect((await collected()).blobs).toBe(before.blobs + 1);
    expect(await ended(pending)).toMatchObject({ status: 'completed', document_kept_until: null });
    expect(await collected()).toEqual(before);
  });

  it('does not keep its document when that of an equal check is deleted meanwhile', async () => {
    const content_base64 = SAMPLE_DECK.toString('base64');
    const sync = readAnswer(
      brandCheckSchema,
      await client.post('/brand_checks', { content_type: 'pptx', content_base64 }),
    );
    const pending = await accepted(SAMPLE_DECK);
    expect((await client.delete(`/brand_checks/${sync.id}/document`)).status).toBe(200);
    await api.uploads.collect();
    expect(await ended(pending)).toMatchObject({ status: 'completed', document_kept_until: null });
    expect((await client.delete(`/brand_checks/${pending.id}/document`)).status).toBe(404);
  });

  it('does not keep its document when it is deleted while the check is pending', async () => {
    const before = await collected();
    const pending = await accepted(SAMPLE_DECK);
    expect((await client.delete(`/brand_checks/${pending.id}/document`)).status).toBe(200);
    expect((await client.delete(`/brand_checks/${pending.id}/document`)).status).toBe(404);
    expect(await ended(pending)).toMatchObject({ status: 'completed', document_kept_until: null });
    expect(await collected()).toEqual(before);
  });

  it('is invisible to others while it is pending', async () => {
    const pending = await accepted(SAMPLE_DECK);
    const others = [
      await organization.client(undefined, { livemode: false }),
      await (await api.createOrganization()).client(),
    ];
    for (const other of others) {
      expect((await other.get(`/brand_checks/${pending.id}`)).status).toBe(404);
      expect((await other.get('/brand_checks?status=pending')).body).toMatchObject({ data: [] });
    }
    await ended(pending);
  });
});

describe('a check whose runs are interrupted', () => {
  it('fails after three of them with a sentence that says so', async () => {
    const pending = await accepted(SAMPLE_DECK);
    // The bytes are gone, which no caller can cause.
    await rm(`${api.uploads.storeDirectory}/${parsePublicId('org', organization.id) ?? ''}`, { recursive: true });
    await api.administrate(`update jobs.job set attempts = 2 where status = 'queued'`);
    await poll('the third interruption', async () => {
      worker.wake();
      return (await api.administrate(`select 1 from jobs.job where status = 'queued' and attempts = 3`)).length > 0;
    });
    await api.administrate(`update jobs.job set run_after = now() where status = 'queued'`);
    const check = await ended(pending);
    expect(check).toMatchObject({
      status: 'failed',
      error_code: 'check_interrupted',
      error_message:
        'The check was interrupted three times. Send the document again, and report it if that fails, too.',
    });
    expect((await eventsOf(client, 'brand.check.failed')).map(({ data }) => data)).toMatchObject([
      { object: { id: check.id, error_code: 'check_interrupted', document: null, metadata: {} } },
    ]);
    expect(worker.errors()).toHaveLength(1);
    expect(await api.administrate('select 1 from blobs.blob_reference where holder = $1', [uuidOf(pending)])).toEqual(
      [],
    );
  });
});

describe('a check whose document cannot be read because the store is away', () => {
  it('waits for the store, and is no check that was interrupted', async () => {
    const pending = await accepted(SAMPLE_DECK);
    await rename(api.uploads.storeDirectory, `${api.uploads.storeDirectory}-away`);
    let failures = 0;
    await poll('more runs than a check survives that are interrupted', async () => {
      await api.administrate(`update jobs.job set run_after = now() where status = 'queued'`);
      worker.wake();
      return (failures += worker.errors().length) > 5;
    });
    await rename(`${api.uploads.storeDirectory}-away`, api.uploads.storeDirectory);
    await api.administrate(`update jobs.job set run_after = now() where status = 'queued'`);
    expect(await ended(pending)).toMatchObject({ status: 'completed' });
    worker.errors();
  });
});

describe('a check whose job has ended without it', () => {
  it('fails with the next round of the worker, and no other pending check does', async () => {
    const [abandoned, waiting, young] = [
      await accepted(SAMPLE_DECK),
      await accepted(SAMPLE_DECK),
      await accepted(SAMPLE_DECK),
    ];
    const cancelled = `update jobs.job set status = 'cancelled', run_after = null, completed = now() where id = (
      select job_id from brand_governance.brand_check where id = $1)`;
    for (const check of [abandoned, young]) await api.administrate(cancelled, [uuidOf(check)]);
    const older = `update brand_governance.brand_check set created = created - interval '6 minutes' where id = any ($1)`;
    await api.administrate(older, [[uuidOf(abandoned), uuidOf(waiting)]]);
    await worker.tidy();
    expect(await read(abandoned)).toMatchObject({ status: 'failed', error_code: 'check_interrupted' });
    expect([(await read(waiting)).status, (await read(young)).status]).toEqual(['pending', 'pending']);
    expect((await eventsOf(client, 'brand.check.failed')).length).toBe(1);
    expect(await ended(waiting)).toMatchObject({ status: 'completed' });
  });
});

describe('a store that cannot store', () => {
  it('gets 503, and no check is accepted', async () => {
    await rm(api.uploads.spoolDirectory, { recursive: true });
    const answer = await accept(SAMPLE_DECK);
    expect([answer.status, errorOf(answer)]).toMatchObject([503, { code: 'unavailable' }]);
    expect(answer.headers['preference-applied']).toBeUndefined();
    expect(await list('')).toEqual([]);
  });
});
