import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Blobs } from '@livery/blobs';
import { type BrandCheckResource, brandCheckSchema } from '@livery/brand-governance-contracts';
import { PostgresKeptDocumentRepository, TypeOrmBrandCheckRepository } from '@livery/brand-governance-infrastructure';
import { parsePublicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { PRESENTATION_TYPE, presentationWith, SAMPLE_DECK, SAMPLE_HANDBOOK } from './brand-documents.ts';
import { type GovernanceWorker, startGovernanceWorker } from './governance-worker.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const DAY_MS = 24 * 3_600_000;
const NOTHING = { files: 0, blobs: 0, references: 0, staged: 0, condemned: 0, objects: 0 };

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

afterEach(async () => {
  await api.administrate('update brand_governance.kept_document set keep_until = now()');
  await worker.tidy();
  await api.uploads.collect();
  expect([await api.uploads.counts(), await api.uploads.spooled()]).toEqual([NOTHING, 0]);
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

function send(document: Buffer, more: object = {}, caller = client): Promise<Answer> {
  const content_base64 = document.toString('base64');
  return caller.post('/brand_checks', { content_type: 'pptx', content_base64, ...more });
}

async function check(document: Buffer, more: object = {}, caller = client): Promise<BrandCheckResource> {
  return readAnswer(brandCheckSchema, await send(document, more, caller));
}

async function again({ id }: BrandCheckResource, caller = client): Promise<BrandCheckResource> {
  return readAnswer(brandCheckSchema, await caller.get(`/brand_checks/${id}`));
}

/** The bytes of a kept document as later features read them; null if it is not kept. */
async function keptBytes({ id, livemode }: BrandCheckResource): Promise<Buffer | null> {
  const tenant = { organizationId: parsePublicId('org', organization.id) ?? '', livemode };
  const checks = new TypeOrmBrandCheckRepository(api.database);
  const documents = new PostgresKeptDocumentRepository(api.database, api.application.get(Blobs, { strict: false }));
  const found = await checks.find(tenant, parsePublicId('brand_check', id) ?? '');
  const kept = found && (await documents.find(found));
  return kept === null ? null : buffer(await kept.open());
}

const drop = ({ id }: BrandCheckResource, caller = client): Promise<Answer> =>
  caller.delete(`/brand_checks/${id}/document`);

describe('the document of a check', () => {
  it('is kept for 30 days with exactly its bytes, and no copy of it stays behind', async () => {
    const made = await check(SAMPLE_DECK);
    expect(Date.parse(made.document_kept_until ?? '')).toBe(Date.parse(made.created) + 30 * DAY_MS);
    expect(await again(made)).toEqual(made);
    expect((await keptBytes(made))?.equals(SAMPLE_DECK)).toBe(true);
    expect(await api.uploads.counts()).toEqual({ ...NOTHING, blobs: 1, references: 1, objects: 1 });
    expect(await api.uploads.spooled()).toBe(0);
  });

  it('is kept of text documents, too', async () => {
    const made = await check(SAMPLE_HANDBOOK, { content_type: 'docx', keep: true });
    expect((await keptBytes(made))?.equals(SAMPLE_HANDBOOK)).toBe(true);
  });

  it.each([
    ['JSON', () => send(SAMPLE_DECK, { keep: false })],
    ['a form', () => form({ keep: 'false' })],
    ['the query', () => raw('?keep=false')],
  ])('is not kept when keep is false in %s', async (_, sendIt) => {
    const made = readAnswer(brandCheckSchema, await sendIt());
    expect(made).toMatchObject({ status: 'completed', document_kept_until: null });
    expect(await keptBytes(made)).toBeNull();
    expect(await api.uploads.counts()).toEqual(NOTHING);
    expect((await drop(made)).status).toBe(404);
  });

  it.each([
    ['a form', () => form({ keep: 'true' })],
    ['the query', () => raw('?keep=true&filename=a.pptx')],
    ['JSON as null', () => send(SAMPLE_DECK, { keep: null })],
    ['a form without the field', () => form({})],
    ['no query', () => raw('')],
  ])('is kept when keep is true in %s', async (_, sendIt) => {
    const made = readAnswer(brandCheckSchema, await sendIt());
    expect((await keptBytes(made))?.equals(SAMPLE_DECK)).toBe(true);
  });

  it.each([
    ['JSON', () => send(SAMPLE_DECK, { keep: 'true' })],
    ['JSON as a number', () => send(SAMPLE_DECK, { keep: 1 })],
    ['a form', () => form({ keep: 'yes' })],
    ['the query', () => raw('?keep=1')],
    ['the query, twice', () => raw('?keep=true&keep=false')],
  ])('is refused with another value for keep in %s', async (_, sendIt) => {
    const answer = await sendIt();
    expect([answer.status, errorOf(answer)]).toMatchObject([400, { code: 'parameter_invalid', param: 'keep' }]);
    expect(await api.uploads.counts()).toEqual(NOTHING);
  });

  it('is not kept when the check fails', async () => {
    const answer = await send(presentationWith({ 'ppt/presentation.xml': '<broken' }));
    const { brand_check: id } = errorOf(answer);
    const failed = readAnswer(brandCheckSchema, await client.get(`/brand_checks/${id}`));
    expect(failed).toMatchObject({ status: 'failed', document_kept_until: null });
    expect((await drop(failed)).status).toBe(404);
    expect(await api.uploads.counts()).toEqual(NOTHING);
  });

  it('is kept once for all checks of the same content, in each mode', async () => {
    const [first, second] = [await check(SAMPLE_DECK), await check(SAMPLE_DECK)];
    const test = await organization.client(undefined, { livemode: false });
    await check(SAMPLE_DECK, {}, test);
    await api.uploads.collect();
    expect(await api.uploads.counts()).toEqual({ ...NOTHING, blobs: 2, references: 2, objects: 2 });
    expect(await again(first)).toEqual(first);
    expect((await drop(second)).status).toBe(200);
    expect((await again(first)).document_kept_until).toBeNull();
  });

  it('is kept once when many checks of it come at the same time', async () => {
    // One is judged, and four of an organization may wait.
    const made = await Promise.all(Array.from({ length: 5 }, () => check(SAMPLE_DECK)));
    await api.uploads.collect();
    expect(await api.uploads.counts()).toEqual({ ...NOTHING, blobs: 1, references: 1, objects: 1 });
    for (const one of made) expect((await keptBytes(one))?.equals(SAMPLE_DECK)).toBe(true);
  });
});

describe('deleting the document of a check', () => {
  it('gives it up at once, and leaves the check as it is', async () => {
    const made = await check(SAMPLE_DECK);
    const answer = await drop(made);
    expect([answer.status, answer.body]).toEqual([200, { id: made.id, object: 'brand_check_document', deleted: true }]);
    expect(await again(made)).toEqual({ ...made, document_kept_until: null });
    expect(await keptBytes(made)).toBeNull();
    expect(await drop(made)).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
    await api.uploads.collect();
    expect(await api.uploads.counts()).toEqual(NOTHING);
    expect(await eventsOf(client, 'brand.*')).toHaveLength(1);
  });

  it('has another check of the content keep it again', async () => {
    const made = await check(SAMPLE_DECK);
    await drop(made);
    const next = await check(SAMPLE_DECK);
    expect((await keptBytes(next))?.equals(SAMPLE_DECK)).toBe(true);
    expect((await again(made)).document_kept_until).toBeNull();
  });

  it('is 404 for everybody else, and then it is still kept', async () => {
    const made = await check(SAMPLE_DECK);
    const others = [
      await organization.client(undefined, { livemode: false }),
      await (await api.createOrganization()).client(),
    ];
    for (const other of others) expect((await drop(made, other)).status).toBe(404);
    expect((await keptBytes(made))?.equals(SAMPLE_DECK)).toBe(true);
  });
});

describe('the sweep', () => {
  it('gives up documents whose time has passed, and no others', async () => {
    const [old, young] = [await check(SAMPLE_DECK), await check(SAMPLE_HANDBOOK, { content_type: 'docx' })];
    await api.administrate('update brand_governance.kept_document set keep_until = now() where content_sha256 = $1', [
      old.content_sha256,
    ]);
    await worker.tidy();
    expect((await again(old)).document_kept_until).toBeNull();
    expect([await keptBytes(old), (await keptBytes(young))?.equals(SAMPLE_HANDBOOK)]).toEqual([null, true]);
  });

  it('gives up the oldest documents of an organization that keeps too much, in both modes, and of no other', async () => {
    const test = await organization.client(undefined, { livemode: false });
    const oldest = await check(SAMPLE_DECK);
    const middle = await check(SAMPLE_HANDBOOK, { content_type: 'docx' }, test);
    const newest = await check(presentationWith({}));
    const other = await check(SAMPLE_DECK, {}, await (await api.createOrganization()).client());
    // As if the two newer documents had half a GiB each.
    await api.administrate(
      'update brand_governance.kept_document set size_bytes = 536870912 where content_sha256 = any ($1)',
      [[middle.content_sha256, newest.content_sha256]],
    );
    const small = await startGovernanceWorker(api, { keptDocumentGib: 1 });
    await small.tidy();
    await small.close();
    expect((await again(oldest)).document_kept_until).toBeNull();
    expect(await again(middle, test)).toEqual(middle);
    expect(await again(newest)).toEqual(newest);
    expect(other.document_kept_until).not.toBeNull();
    expect(await api.administrate('select count(*)::int as count from brand_governance.kept_document')).toEqual([
      { count: 3 },
    ]);
  });
});

describe('a store that cannot store', () => {
  it('gets the verdict all the same, with its record and event, and no document is left', async () => {
    const blocked = `${api.uploads.storeDirectory}/${parsePublicId('org', organization.id) ?? ''}`;
    await mkdir(api.uploads.storeDirectory, { recursive: true });
    await writeFile(blocked, 'no folder');
    try {
      const { id, document_kept_until } = await check(SAMPLE_DECK);
      expect(document_kept_until).toBeNull();
      expect((await client.get('/brand_checks')).body).toMatchObject({ data: [{ id, document_kept_until: null }] });
      expect(await eventsOf(client, 'brand.*')).toHaveLength(1);
      expect(await api.administrate('select from brand_governance.kept_document')).toEqual([]);
      expect((await send(SAMPLE_DECK, { keep: false })).status).toBe(200);
    } finally {
      await rm(blocked);
    }
    await check(SAMPLE_DECK);
  });

  it('gets it, too, when the copy cannot be written', async () => {
    await chmod(api.uploads.spoolDirectory, 0o755);
    await rm(api.uploads.spoolDirectory, { recursive: true });
    await symlink('/nowhere', api.uploads.spoolDirectory);
    try {
      expect((await check(SAMPLE_DECK)).document_kept_until).toBeNull();
    } finally {
      await rm(api.uploads.spoolDirectory);
      await mkdir(api.uploads.spoolDirectory);
    }
    await check(SAMPLE_DECK);
  });
});

function form(fields: Readonly<Record<string, string>>): Promise<Answer> {
  return client.send('POST', '/brand_checks', (test) => test.field(fields).attach('file', SAMPLE_DECK, 'form.pptx'));
}

function raw(query: string): Promise<Answer> {
  return client.send('POST', `/brand_checks${query}`, (test) => test.type(PRESENTATION_TYPE).send(SAMPLE_DECK));
}
