import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlobLinks } from '@livery/blobs';
import {
  brandCheckFixed,
  type BrandCheckFixResource,
  brandCheckFixSchema,
  type BrandCheckResource,
  brandCheckSchema,
} from '@livery/brand-governance-contracts';
import { parsePublicId } from '@livery/kernel';
import { OfficeFile, signedFile } from '@livery/office-testing';
import { type ApiClient, poll, TEST_SECRET_KEYS } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { PRESENTATION_TYPE, presentation, slideXml, textDocument, WORD_TYPE } from './brand-documents.ts';
import { type GovernanceWorker, startGovernanceWorker } from './governance-worker.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const NOTHING = { files: 0, blobs: 0, references: 0, staged: 0, condemned: 0, objects: 0 };
const MISSING = 'brand_check_0000000000000000000001';
const SLIDE_SHOW_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.slideshow';
const SLIDE = 'ppt/slides/slide1.xml';

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
  await client.put('/brand_rules', {
    data: [{ type: 'font.unapproved' }, { type: 'title.missing', active: false }],
  });
  await client.post('/fonts', { name: 'Inter', roles: ['any'] });
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

/** A slide whose paragraphs have these typefaces. */
const deck = (...typefaces: readonly string[]): Buffer =>
  presentation(
    slideXml(
      typefaces
        .map((name) => `<a:p><a:r><a:rPr sz="1800"><a:latin typeface="${name}"/></a:rPr><a:t>Plan</a:t></a:r></a:p>`)
        .join(''),
    ),
  );

async function check(document: Buffer, more: object = {}, caller = client): Promise<BrandCheckResource> {
  const body = { content_type: 'pptx', content_base64: document.toString('base64'), filename: 'plan.pptx', ...more };
  return readAnswer(brandCheckSchema, await caller.post('/brand_checks', body));
}

const send = (of: { readonly id: string }, body: object = {}, headers = {}, caller = client): Promise<Answer> =>
  caller.post(`/brand_checks/${of.id}/fix`, body, headers);

async function fix(of: { readonly id: string }, body: object = {}): Promise<BrandCheckFixResource> {
  return readAnswer(brandCheckFixSchema, await send(of, body));
}

const asFile = (of: { readonly id: string }, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  client.send('POST', `/brand_checks/${of.id}/fix`, (test) =>
    test
      .set({ ...headers, 'content-type': 'application/json' })
      .responseType('blob')
      .send('{}'),
  );

async function open(url: string | undefined): Promise<Answer> {
  const { pathname } = new URL(url ?? '');
  return api.as(null).get(pathname.replace('/api/v1', ''));
}

async function bytesOf({ file }: BrandCheckFixResource): Promise<Buffer> {
  const { body } = await open(file?.url);
  if (!Buffer.isBuffer(body)) throw new Error('The link leads to no file.');
  return body;
}

/** The names of the entries of an archive, in their order. */
const namesOf = (bytes: Buffer): readonly string[] =>
  OfficeFile.open(bytes)
    .parts()
    .map(({ name }) => name);

/** The link to a fixed file as it was made two hours ago. */
function linkOfTwoHoursAgo({ id, file }: BrandCheckFixResource): string {
  const tenant = { organizationId: parsePublicId('org', organization.id) ?? '', livemode: true };
  const record = parsePublicId('brand_check_fix', id ?? '') ?? '';
  const link = { tenant, use: 'fixed_document', record, contentHash: file?.sha256 ?? '', audience: 'any' } as const;
  return new BlobLinks(TEST_SECRET_KEYS).url(link, 'https://livery.example', new Date(Date.now() - 2 * 3_600_000));
}

const slideOf = (bytes: Buffer): string => OfficeFile.open(bytes).text(SLIDE);

describe('POST /brand_checks/{id}/fix', () => {
  it('changes the value, proves it by a check of its own, and changes nothing else', async () => {
    const before = deck('Inter', 'Comic Sans MS');
    const made = await check(before, { document: 'plans/a' });
    const [finding] = made.findings;
    expect(made.findings).toMatchObject([{ type: 'font.unapproved', auto_fixable: true }]);
    const fixed = await fix(made);
    expect(fixed).toMatchObject({
      object: 'brand_check_fix',
      organization: organization.id,
      source: made.id,
      fixed: 1,
      remaining: 0,
      new: 0,
      fixed_findings: [finding?.id],
      changes: [{ finding: finding?.id, location: 'slide[0]/shape[0]/paragraph[1]/run[0]', before: 'Comic Sans MS' }],
      declined: [],
      file: { filename: 'plan-fixed.pptx' },
    });
    const after = await bytesOf(fixed);
    const downloads = await client.get('/audit_entries?action=brand_check_fix.downloaded');
    expect(downloads.body.data).toMatchObject([{ target: fixed.id, actor: null, ip: '127.0.0.1' }]);
    expect(fixed.file).toMatchObject({
      size_bytes: after.length,
      sha256: createHash('sha256').update(after).digest('hex'),
    });
    expect(slideOf(after)).not.toContain('Comic');
    expect(slideOf(after)).toContain('Inter');
    expect(namesOf(after)).toEqual(namesOf(before));
    const again = readAnswer(brandCheckSchema, await client.get(`/brand_checks/${fixed.brand_check}`));
    expect(again).toMatchObject({
      status: 'completed',
      filename: 'plan-fixed.pptx',
      document: 'plans/a',
      content_sha256: fixed.file?.sha256,
      guideline_version: made.guideline_version,
      findings: [],
    });
  });

  it('is taken back if it makes text unreadable, although no rule judges contrast', async () => {
    const [from, to] = ['#5E13C8', '#F5F5F5'];
    await client.put('/brand_rules', { data: [{ type: 'color.off_palette', params: { map: { [from]: to } } }] });
    await client.post('/brand_palettes', { name: 'House', colors: [{ name: 'Paper', hex: to }] });
    const color = '<a:solidFill><a:srgbClr val="5E13C8"/></a:solidFill>';
    const made = await check(presentation(slideXml(`<a:p><a:r><a:rPr>${color}</a:rPr><a:t>Plan</a:t></a:r></a:p>`)));
    const [finding] = made.findings;
    expect(made.findings).toMatchObject([{ type: 'color.off_palette', auto_fixable: true }]);
    expect(await fix(made)).toMatchObject({
      fixed: 0,
      remaining: 1,
      declined: [
        {
          finding: finding?.id,
          type: 'color.off_palette',
          location: 'slide[0]/shape[0]/paragraph[0]/run[0]',
          reason: 'text_unreadable',
        },
      ],
    });
  });

  it('writes what groups have caught, and loses none of it', async () => {
    const kept = { type: 'regex', pattern: 'order no\\. (\\d+)', replacement: 'order number $1' };
    const lost = { type: 'regex', name: 'Lost', pattern: 'item no\\. (\\d+)', replacement: 'item number' };
    const term = { type: 'replace_term', pattern: '/vers(?:ion)? (?P<number>\\d)/i', replacement: 'v$<number>' };
    await client.put('/brand_rules', { data: [kept, lost, term] });
    const text = 'See order no. 1\u00ad2, item no. 34 and Version 5';
    const made = await check(presentation(slideXml(`<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)));
    expect(made.findings.map(({ auto_fixable }) => auto_fixable).sort()).toEqual([false, true, true]);
    const fixed = await fix(made);
    expect(fixed).toMatchObject({ fixed: 2, remaining: 1, new: 0, changes: [{}, {}] });
    const compared = await client.get(`/brand_checks/${fixed.brand_check}/compare?with=${made.id}`);
    expect(compared.body).toMatchObject({ new: [], fixed: [{}, {}], unchanged: [{}] });
    expect(slideOf(await bytesOf(fixed))).toContain('See order number 1\u00ad2, item no. 34 and V5');
  });

  it('is told by an event, beside that of the new check', async () => {
    const fixed = await fix(await check(deck('Comic Sans MS')));
    const [event] = await eventsOf(client, brandCheckFixed.type);
    expect(event?.data).toEqual({
      object: {
        id: fixed.id,
        object: 'brand_check_fix',
        livemode: true,
        source: fixed.source,
        brand_check: fixed.brand_check,
        fixed: 1,
        remaining: 0,
      },
    });
    expect(await eventsOf(client, 'brand.check.completed')).toHaveLength(2);
  });

  it('has a file name that is cut at a whole character', async () => {
    const fixed = await fix(await check(deck('Comic Sans MS'), { filename: `a${'😀'.repeat(254)}` }));
    expect(fixed.file?.filename).toBe(`a${'😀'.repeat(119)}-fixed.pptx`);
    expect((await bytesOf(fixed)).length).toBe(fixed.file?.size_bytes);
  });

  it('changes no byte when the result is fixed again', async () => {
    const once = await fix(await check(deck('Comic Sans MS')));
    const twice = await fix({ id: once.brand_check ?? '' });
    expect(twice).toMatchObject({ fixed: 0, changes: [], file: { sha256: once.file?.sha256 } });
  });

  it('fixes only the findings that are named', async () => {
    const made = await check(deck('Comic Sans MS', 'Papyrus'));
    const [first, second] = made.findings;
    const fixed = await fix(made, { finding_ids: [second?.id] });
    expect(fixed).toMatchObject({ fixed: 1, remaining: 1, fixed_findings: [second?.id] });
    expect(slideOf(await bytesOf(fixed))).toContain('Comic Sans MS');
    expect(first?.id).not.toBe(second?.id);
  });

  it('leaves findings alone that were accepted, unless they are named', async () => {
    const made = await check(deck('Comic Sans MS', 'Papyrus'));
    const [first] = made.findings;
    await client.post(`/brand_checks/${made.id}/suppressions`, { finding_ids: [first?.id], reason: 'Agreed.' });
    expect(await fix(made)).toMatchObject({ fixed: 1, changes: [{ before: 'Papyrus' }] });
    expect(await fix(made, { finding_ids: [first?.id] })).toMatchObject({ changes: [{ before: 'Comic Sans MS' }] });
  });

  it('only tries it with dry_run: nothing is stored', async () => {
    const made = await check(deck('Comic Sans MS'));
    const before = await api.uploads.counts();
    const tried = await fix(made, { dry_run: true });
    expect(tried).toMatchObject({ id: null, brand_check: null, file: null, fixed: 1, remaining: 0 });
    expect(tried.changes).toHaveLength(1);
    expect(await api.uploads.counts()).toEqual(before);
    expect(await eventsOf(client, brandCheckFixed.type)).toEqual([]);
    expect(await eventsOf(client, 'brand.check.completed')).toHaveLength(1);
  });

  it.each([
    PRESENTATION_TYPE,
    SLIDE_SHOW_TYPE,
    `${PRESENTATION_TYPE}; charset=utf-8; q=0.9`,
    `application/json;q=0.5, ${PRESENTATION_TYPE};q=0.9, ${WORD_TYPE}`,
  ])('returns the file to a caller that accepts %s', async (accept) => {
    const answer = await asFile(await check(deck('Comic Sans MS')), { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': PRESENTATION_TYPE,
      'content-disposition': 'attachment; filename="plan-fixed.pptx"',
    });
    const body: unknown = answer.body;
    expect(Buffer.isBuffer(body) && slideOf(body)).not.toContain('Comic');
  });

  it('has no file for a caller that only tries it', async () => {
    const made = await check(deck('Comic Sans MS'));
    const answer = await send(made, { dry_run: true }, { accept: PRESENTATION_TYPE });
    expect([answer.status, errorOf(answer).param]).toEqual([400, 'dry_run']);
  });

  it.each(['text/html', WORD_TYPE, `${PRESENTATION_TYPE};q=0, ${WORD_TYPE}`])(
    'refuses a caller that accepts %s, and does nothing',
    async (accept) => {
      const made = await check(deck('Comic Sans MS'));
      const answer = await send(made, {}, { accept });
      expect([answer.status, errorOf(answer).code]).toEqual([406, 'not_acceptable']);
      expect(await eventsOf(client, brandCheckFixed.type)).toEqual([]);
    },
  );

  it('names the types of the family of the document', async () => {
    const text = { content_type: 'docx', content_base64: textDocument().toString('base64'), filename: 'plan.docx' };
    const made = await check(textDocument(), text);
    expect((await asFile(made, { accept: WORD_TYPE })).headers['content-type']).toBe(WORD_TYPE);
    const refused = await send(made, {}, { accept: PRESENTATION_TYPE });
    expect(refused.text).toContain(`application/json or ${WORD_TYPE} or `);
    expect(refused.text).not.toContain('presentation');
  });

  it.each([
    [`${WORD_TYPE}, application/json;q=0.1`],
    ['application/json; charset=utf-8'],
    ['application/*'],
    [`${PRESENTATION_TYPE};q=0.1, application/json;q=0.2`],
  ])('returns JSON to a caller that accepts %s', async (accept) => {
    const answer = await send(await check(deck('Comic Sans MS')), {}, { accept });
    expect(readAnswer(brandCheckFixSchema, answer)).toMatchObject({ fixed: 1 });
  });

  it('repeats its answer with an Idempotency-Key, as JSON and as the file', async () => {
    const made = await check(deck('Comic Sans MS'));
    const key = { 'idempotency-key': 'fix-once' };
    const first = await send(made, {}, key);
    const repeat = await send(made, {}, key);
    expect([repeat.text, repeat.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    const file = await asFile(made, { ...key, accept: PRESENTATION_TYPE });
    expect([file.status, file.headers['content-type']]).toEqual([200, PRESENTATION_TYPE]);
    expect(await eventsOf(client, brandCheckFixed.type)).toHaveLength(1);
  });

  it('succeeds for both of two callers at once', async () => {
    const made = await check(deck('Comic Sans MS'));
    const [one, two] = await Promise.all([fix(made), fix(made)]);
    expect(one.file?.sha256).toBe(two.file?.sha256);
    expect(one.id).not.toBe(two.id);
    expect(await bytesOf(one)).toEqual(await bytesOf(two));
  });
});

describe('a fix is refused', () => {
  it('when the check is missing, pending or failed', async () => {
    expect((await send({ id: MISSING })).status).toBe(404);
    const failed = await client.post('/brand_checks', { content_type: 'pptx', content_base64: 'AAAA' });
    const of = { id: errorOf(failed).brand_check };
    const answer = await send(of);
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'resource_conflict']);
    const pending = await client.post(
      '/brand_checks',
      { content_type: 'pptx', content_base64: deck('Inter').toString('base64') },
      { prefer: 'respond-async' },
    );
    const { id } = readAnswer(brandCheckSchema, pending);
    const early = await send({ id });
    expect([early.status, errorOf(early).code]).toEqual([409, 'resource_conflict']);
    worker.wake();
    await poll(
      'the check completes',
      async () => readAnswer(brandCheckSchema, await client.get(`/brand_checks/${id}`)).status === 'completed',
    );
  });

  it.each<[string, (made: BrandCheckResource) => Promise<unknown>, object]>([
    ['never kept', () => Promise.resolve(), { keep: false }],
    ['deleted', ({ id }) => client.delete(`/brand_checks/${id}/document`), {}],
    [
      'kept for long enough',
      async () => {
        await api.administrate('update brand_governance.kept_document set keep_until = now()');
        await worker.tidy();
      },
      {},
    ],
  ])('when the document was %s', async (_, prepare, more) => {
    const made = await check(deck('Comic Sans MS'), more);
    await prepare(made);
    const answer = await send(made);
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'document_not_kept']);
  });

  it('when the bytes of the document are lost', async () => {
    const made = await check(deck('Comic Sans MS'));
    const objects = await readdir(api.uploads.storeDirectory, { recursive: true });
    const object = objects.find((name) => name.includes(made.content_sha256));
    await rm(`${api.uploads.storeDirectory}/${object}`);
    for (const answer of [await send(made), await client.get(`/brand_checks/${made.id}/illustration`)]) {
      expect([answer.status, errorOf(answer).code]).toEqual([503, 'unavailable']);
    }
  });

  it('when a finding belongs to another check, or cannot be fixed', async () => {
    const other = await check(deck('Papyrus'));
    await client.put('/brand_rules', { data: [{ type: 'title.missing' }, { type: 'font.unapproved' }] });
    const made = await check(deck('Comic Sans MS'));
    const [font, title] = made.findings;
    expect(made.findings).toMatchObject([{ auto_fixable: true }, { auto_fixable: false }]);
    const foreign = await send(made, { finding_ids: [font?.id, other.findings[0]?.id] });
    expect([foreign.status, errorOf(foreign).param]).toEqual([400, 'finding_ids[1]']);
    const unfixable = await send(made, { finding_ids: [font?.id, title?.id] });
    expect([unfixable.status, errorOf(unfixable).param]).toEqual([400, 'finding_ids[1]']);
  });

  it.each<[object, string]>([
    [{ finding_ids: [] }, 'finding_ids'],
    [{ finding_ids: [1] }, 'finding_ids[0]'],
    [{ finding_ids: 'x' }, 'finding_ids'],
    [{ include: ['everything'] }, 'include[0]'],
    [{ at: 'somewhere' }, 'at'],
    [{ dry_run: 'yes' }, 'dry_run'],
    [{ drop_signatures: 1 }, 'drop_signatures'],
    [{ findings: [] }, 'findings'],
  ])('when the body is %j', async (body, param) => {
    const answer = await send(await check(deck('Inter')), body);
    expect(answer.status).toBe(400);
    expect(String(errorOf(answer).param)).toContain(param.replace(/\[.*/, ''));
  });

  it('when the caller belongs to another organization or mode, or may only read', async () => {
    const made = await check(deck('Comic Sans MS'));
    const fixed = await fix(made);
    const stranger = await (await api.createOrganization()).client();
    const testMode = await organization.client(undefined, { livemode: false });
    for (const caller of [stranger, testMode]) {
      expect((await send(made, {}, {}, caller)).status).toBe(404);
      expect((await caller.get(`/brand_check_fixes/${fixed.id}`)).status).toBe(404);
    }
    const reader = await organization.client(['brand:read']);
    expect((await send(made, {}, {}, reader)).status).toBe(403);
    expect((await reader.get(`/brand_check_fixes/${fixed.id}`)).status).toBe(200);
  });

  it('when the document is signed, unless its signatures may go', async () => {
    const made = await check(signedFile(deck('Comic Sans MS')));
    const refused = await send(made);
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'document_signed']);
    const after = await bytesOf(await fix(made, { drop_signatures: true }));
    const names = namesOf(after);
    expect(names.filter((name) => name.includes('xmlsignatures'))).toEqual([]);
    expect(OfficeFile.open(after).text('[Content_Types].xml')).not.toMatch(/signature/i);
    expect(OfficeFile.open(after).text('_rels/.rels')).not.toMatch(/signature/i);
    expect(slideOf(after)).not.toContain('Comic');
  });
});

describe('GET /brand_check_fixes/{id}', () => {
  it('returns the fix with a link to its file', async () => {
    const fixed = await fix(await check(deck('Comic Sans MS')));
    const again = readAnswer(brandCheckFixSchema, await client.get(`/brand_check_fixes/${fixed.id}`));
    expect({ ...again, file: null }).toEqual({ ...fixed, file: null });
    expect(await bytesOf(again)).toEqual(await bytesOf(fixed));
    expect(Date.parse(again.file?.expires_at ?? '') - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('has no file any more when the document of its check was deleted, and the old link leads nowhere', async () => {
    const fixed = await fix(await check(deck('Comic Sans MS')));
    await client.delete(`/brand_checks/${fixed.brand_check}/document`);
    const again = readAnswer(brandCheckFixSchema, await client.get(`/brand_check_fixes/${fixed.id}`));
    expect(again.file).toBeNull();
    expect((await open(fixed.file?.url)).status).toBe(404);
  });

  it('has no file any more when the document that was fixed is deleted, nor has a fix of the fixed document', async () => {
    const source = await check(deck('Comic Sans MS'));
    const fixed = await fix(source);
    const again = await fix({ id: fixed.brand_check ?? '' });
    const other = await fix(await check(deck('Comic Sans MS', 'Comic Sans MS')));
    expect((await client.delete(`/brand_checks/${source.id}/document`)).status).toBe(200);
    for (const { id, brand_check, file } of [fixed, again]) {
      expect((await client.get(`/brand_check_fixes/${id}`)).body.file).toBeNull();
      expect((await client.get(`/brand_checks/${brand_check}`)).body.document_kept_until).toBeNull();
      expect((await open(file?.url)).status).toBe(404);
    }
    expect((await client.get(`/brand_check_fixes/${other.id}`)).body.file).not.toBeNull();
  });

  it('has a link that nobody can alter', async () => {
    const url = (await fix(await check(deck('Comic Sans MS')))).file?.url ?? '';
    const start = url.lastIndexOf('_') + 1;
    for (let at = start; at < url.length; at += 1) {
      const altered = `${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`;
      const answer = await open(altered);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'resource_missing']);
    }
    expect((await open(url)).status).toBe(200);
  });

  it('renews a link that has expired', async () => {
    const fixed = await fix(await check(deck('Comic Sans MS')));
    const old = linkOfTwoHoursAgo(fixed);
    const refused = await open(old);
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'link_expired']);
    const again = readAnswer(brandCheckFixSchema, await client.get(`/brand_check_fixes/${fixed.id}`));
    expect(again.file?.url).not.toBe(old);
    expect(await bytesOf(again)).toEqual(await bytesOf(fixed));
  });

  it('was stored without types and locations of declined findings in former versions', async () => {
    const fixed = await fix(await check(deck('Comic Sans MS')));
    const declined = { finding: 'b8502f4bfcad8f3b', reason: 'conflict' };
    await api.administrate(`update brand_governance.brand_check_fix set declined = '${JSON.stringify([declined])}'`);
    const again = readAnswer(brandCheckFixSchema, await client.get(`/brand_check_fixes/${fixed.id}`));
    expect(again.declined).toEqual([{ ...declined, type: null, location: null }]);
  });

  it('is missing for an unknown id', async () => {
    expect((await client.get('/brand_check_fixes/brand_check_fix_0000000000000000000001')).status).toBe(404);
    expect((await client.get('/brand_check_fixes/x')).status).toBe(404);
  });
});
