import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  brandCheckCompleted,
  type BrandCheckResource,
  brandCheckSchema,
  brandRuleListSchema,
  type FindingResource,
} from '@livery/brand-governance-contracts';
import { newId, publicId, recordSchema } from '@livery/kernel';
import { type ApiClient, assertFits } from '@livery/testing';
import {
  paragraphXml,
  presentation,
  PRESENTATION_TYPE,
  presentationWith,
  SAMPLE_DECK,
  SAMPLE_HANDBOOK,
  slideXml,
  textDocument,
  WORD_TYPE,
} from './brand-documents.ts';
import { NORTHWIND_PALETTE, storeNorthwindBrand } from './brand-guideline.ts';
import { type Answer, eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const EVENT = brandCheckCompleted.type;
const MISSING = 'brand_check_0000000000000000000001';

const checkList = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: brandCheckSchema },
  has_more: { type: 'boolean' },
  url: { const: '/api/v1/brand_checks' },
});

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  await storeNorthwindBrand(client);
});

afterAll(() => api.close());

function asJson(document: Buffer, more: object = {}, caller = client): Promise<Answer> {
  const content_base64 = document.toString('base64');
  return caller.post('/brand_checks', { content_type: 'pptx', content_base64, ...more });
}

function asForm(document: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return client.send('POST', '/brand_checks', (test) => test.field(fields).attach('file', document, 'form.pptx'));
}

function asDocument(document: Buffer, query = ''): Promise<Answer> {
  return client.send('POST', `/brand_checks${query}`, (test) => test.type(PRESENTATION_TYPE).send(document));
}

async function check(document: Buffer, more: object = {}, caller = client): Promise<BrandCheckResource> {
  return readAnswer(brandCheckSchema, await asJson(document, more, caller));
}

async function list(query = '', caller = client) {
  return readAnswer(checkList, await caller.get(`/brand_checks${query}`));
}

/** The findings of the default rules in the sample deck, without those of colours and fonts. */
const HYGIENE = {
  'a11y.alt_text': 1,
  'color.hardcoded': 1,
  'contrast.text': 2,
  'placeholder.empty': 1,
  'security.external_link': 1,
  'shape.off_slide': 1,
  'text.double_spaces': 1,
  'title.missing': 1,
};

/** Returns the type, the source and the first location of each finding, sorted. They distinguish the documented faults. */
function locationsOf(findings: readonly FindingResource[]): string[] {
  return findings.map(({ type, source, locations: [first = ''] }) => [type, source, first].join(' ')).sort();
}

describe('the sample deck', () => {
  it('has a finding for each of its documented faults, at its location, and no other', async () => {
    const { findings } = await check(SAMPLE_DECK);
    expect(locationsOf(findings)).toEqual(
      [
        'color.off_palette theme slide[3]/shape[2]',
        'color.off_palette theme slide[2]/shape[3]/paragraph[0]/run[0]',
        'color.off_palette master_text_style slide[1]/shape[1]/paragraph[2]/run[0]',
        'color.off_palette shape slide[2]/shape[2]/paragraph[0]/run[0]',
        'color.off_palette run slide[1]/shape[1]/paragraph[3]/run[1]',
        'color.off_palette shape slide[2]/shape[1]/cell[2,3]',
        'color.off_palette shape slide[3]/shape[3]',
        'color.off_palette shape_style slide[3]/shape[4]',
        'color.off_palette shape slide[3]/shape[7]/child[1]',
        'color.off_palette shape slide[3]/shape[5]',
        'font.unapproved layout slide[2]/shape[0]/paragraph[0]/run[0]',
        'font.unapproved master_text_style slide[1]/shape[1]/paragraph[2]/run[0]',
        'font.unapproved run slide[0]/shape[3]/paragraph[1]/run[0]',
        'text.double_spaces run slide[1]/shape[1]/paragraph[4]/run[0]',
        // The exact teal is on the palette, and written as RGB.
        'color.hardcoded shape slide[3]/shape[6]',
        'contrast.text run slide[3]/shape[8]/paragraph[0]/run[0]',
        'contrast.text run slide[5]/shape[3]/paragraph[0]/run[0]',
        'security.external_link package slide[6]/shape[3]',
        'shape.off_slide shape slide[3]/shape[9]',
        'title.missing layout slide[4]',
        'a11y.alt_text shape slide[4]/shape[0]',
        'placeholder.empty shape slide[4]/shape[2]',
      ].sort(),
    );
  });

  it('has findings with the documented colours, surfaces and nearest brand colours', async () => {
    const { findings } = await check(SAMPLE_DECK);
    const colors = findings.filter(({ type }) => type === 'color.off_palette');
    const summaries = colors.map(({ actual_color, color_surface, detail }) => {
      const [, nearest = '', distance = ''] = /Closest: Brand (\w+)|Closest: (Mist)/.exec(detail) ?? [];
      return [actual_color, color_surface, nearest || distance, /ΔE ([\d.]+)\)/.exec(detail)?.[1]].join(' ');
    });
    expect(summaries.sort()).toEqual(
      [
        '#0563C1 hyperlink Navy 26',
        '#6A4C93 text Navy 22',
        '#7B2CBF text Navy 26',
        '#FF0000 text Amber 33',
        '#F28482 table_fill Mist 29',
        '#B5179E fill Navy 35',
        '#C1121F fill Navy 42',
        '#8338EC fill Navy 31',
        '#8AC926 fill Teal 30',
        '#F79A1B fill Amber 3.1',
      ].sort(),
    );
  });

  it('has one finding for all titles that get their font from one layout', async () => {
    const { findings } = await check(SAMPLE_DECK);
    expect(findings.find(({ source }) => source === 'layout')?.locations).toEqual([
      'slide[2]/shape[0]/paragraph[0]/run[0]',
      'slide[3]/shape[0]/paragraph[0]/run[0]',
      expect.stringMatching(/^layout\[Title Only]/),
    ]);
  });

  it('has the same findings in every format of the request', async () => {
    const answers = await Promise.all([
      asJson(SAMPLE_DECK),
      asForm(SAMPLE_DECK, { content_type: 'pptx' }),
      asForm(SAMPLE_DECK, { content_type: 'pptx', metadata: '{"team":"web"}', filename: 'named.pptx' }),
      asDocument(SAMPLE_DECK),
      asDocument(SAMPLE_DECK, '?filename=raw.pptx'),
    ]);
    const checks = answers.map((answer) => readAnswer(brandCheckSchema, answer));
    const [first] = checks;
    for (const one of checks) {
      expect(one.findings).toEqual(first?.findings);
      expect(one.summary).toEqual(first?.summary);
      expect([one.content_sha256, one.size_bytes]).toEqual([first?.content_sha256, SAMPLE_DECK.length]);
    }
    expect(checks.map(({ filename }) => filename)).toEqual([null, 'form.pptx', 'named.pptx', null, 'raw.pptx']);
    expect(checks.map(({ metadata }) => metadata)).toEqual([{}, {}, { team: 'web' }, {}, {}]);
  });
});

describe('the sample text document', () => {
  it('has a finding for each of its documented faults, at its location and page, and no other', async () => {
    const { findings } = await check(SAMPLE_HANDBOOK, { content_type: 'docx' });
    const summaries = findings.map(({ type, source, locations: [first = ''], paragraph_index, page_number }) =>
      [type, source, first, paragraph_index, page_number].join(' '),
    );
    expect(summaries.sort()).toEqual(
      [
        'color.off_palette shape body/paragraph[34]/shape[0] 34 3',
        'color.off_palette run body/paragraph[25]/table[0]/cell[2,1] 25 3',
        'color.off_palette run body/paragraph[1]/run[1] 1 1',
        'color.off_palette paragraph_style body/paragraph[2]/run[0] 2 1',
        'color.off_palette numbering body/paragraph[6] 6 1',
        'color.off_palette theme body/paragraph[22]/run[1] 22 2',
        'color.off_palette run textbox[0]/paragraph[0]/run[0] 35 3',
        'color.hardcoded shape body/paragraph[34]/shape[1] 34 3',
        'color.hardcoded run body/paragraph[11]/run[0] 11 1',
        'color.hardcoded run body/paragraph[14]/run[0] 14 1',
        'contrast.text run body/paragraph[1]/run[1] 1 1',
        'contrast.text run body/paragraph[11]/run[0] 11 1',
        'contrast.text run body/paragraph[14]/run[0] 14 1',
        'font.unapproved run body/paragraph[3]/run[0] 3 1',
        'font.unapproved paragraph_style footnote[0]/paragraph[0]/run[0]  ',
        'placeholder.empty shape body/paragraph[23] 23 2',
        'a11y.alt_text shape body/paragraph[31]/shape[0] 31 3',
        'shape.off_slide shape body/paragraph[34]/shape[1] 34 3',
        'text.double_spaces run body/paragraph[5]/run[0] 5 1',
        'changes.tracked run body/paragraph[19] 19 2',
        'security.external_link package body/paragraph[33]/shape[0] 33 3',
        'security.external_link package part[/word/settings.xml]  ',
        'docx.heading_skip paragraph_style body/paragraph[8] 8 1',
      ].sort(),
    );
    expect(findings.every(({ slide_index, shape_index }) => slide_index === null && shape_index === null)).toBe(true);
  });

  it('has the same findings if it is sent with its own media type', async () => {
    const sent = await client.send('POST', '/brand_checks', (test) => test.type(WORD_TYPE).send(SAMPLE_HANDBOOK));
    const { content_type, findings } = readAnswer(brandCheckSchema, sent);
    expect(content_type).toBe('docx');
    expect(findings).toEqual((await check(SAMPLE_HANDBOOK, { content_type: 'docx' })).findings);
  });
});

describe('POST /brand_checks', () => {
  it('returns the completed record', async () => {
    const answer = await asJson(SAMPLE_DECK, { filename: 'Launch – Q4.pptx', metadata: { team: 'web' } });
    expect(answer.status).toBe(200);
    const record = readAnswer(brandCheckSchema, answer);
    expect(record).toMatchObject({
      object: 'brand_check',
      organization: organization.id,
      livemode: true,
      status: 'completed',
      content_type: 'pptx',
      filename: 'Launch – Q4.pptx',
      size_bytes: SAMPLE_DECK.length,
      content_sha256: createHash('sha256').update(SAMPLE_DECK).digest('hex'),
      summary: {
        total: 22,
        by_severity: { low: 4, medium: 4, high: 14, critical: 0 },
        by_type: { ...HYGIENE, 'color.off_palette': 10, 'font.unapproved': 3 },
        truncated: false,
      },
      error_message: null,
      error_code: null,
      metadata: { team: 'web' },
    });
    expect(record.created_by).toMatch(/^key_/);
    expect(new Set(record.findings.map(({ id }) => id)).size).toBe(22);
    expect(record.findings.every(({ id }) => /^[0-9a-f]{16}(-\d+)?$/.test(id))).toBe(true);
  });

  it('returns identical findings for the same document and the same guideline', async () => {
    const [first, second] = [await check(SAMPLE_DECK), await check(Buffer.from(SAMPLE_DECK))];
    expect(second.id).not.toBe(first.id);
    expect(second.guideline_version).toBe(first.guideline_version);
    expect(JSON.stringify(second.findings)).toBe(JSON.stringify(first.findings));
  });

  it('uses the current guideline and returns its version', async () => {
    const own = await (await api.createOrganization()).client();
    const unbranded = await check(SAMPLE_DECK, {}, own);
    expect(unbranded.summary?.by_type).toEqual(HYGIENE);
    const versions = [unbranded.guideline_version];
    const changes = [
      () => own.put('/brand_palettes', { palettes: [NORTHWIND_PALETTE] }),
      () => own.post('/fonts', { name: 'Inter' }),
      () => own.post('/fonts', { name: 'Inter Display' }),
      () => own.put('/brand_rules', { data: [{ type: 'forbidden_font', pattern: 'Comic Sans MS' }] }),
      () => own.put('/brand_rules', { data: [] }),
    ];
    const counts: unknown[] = [];
    for (const change of changes) {
      await change();
      const { guideline_version, summary } = await check(SAMPLE_DECK, {}, own);
      versions.push(guideline_version);
      counts.push(summary?.by_type);
    }
    expect(new Set(versions).size).toBe(6);
    expect(counts).toEqual([
      { ...HYGIENE, 'color.off_palette': 10 },
      // The headings are in Inter Display.
      { ...HYGIENE, 'color.off_palette': 10, 'font.unapproved': 4 },
      { ...HYGIENE, 'color.off_palette': 10, 'font.unapproved': 3 },
      { 'font.unapproved': 1 },
      {},
    ]);
  });

  it('keeps the version of a guideline that is stored again with the same meaning', async () => {
    const own = await (await api.createOrganization()).client();
    const before = await check(SAMPLE_DECK, {}, own);
    const stored = readAnswer(brandRuleListSchema, await own.get('/brand_rules')).data;
    const defaults = stored.map(({ type }) => ({ type }));
    const inactive = { type: 'allowed_font', pattern: 'Arial', active: false, metadata: { a: 'b' } };
    await own.put('/brand_rules', { data: [...defaults, inactive] });
    expect((await check(SAMPLE_DECK, {}, own)).guideline_version).toBe(before.guideline_version);
  });

  it('returns the content type pptx for templates, slide shows and presentations with macros', async () => {
    const types = [
      'vnd.openxmlformats-officedocument.presentationml.template',
      'vnd.ms-powerpoint.slideshow.macroEnabled.12',
    ];
    for (const type of types) {
      const answer = await client.send('POST', '/brand_checks', (test) =>
        test.type(`application/${type}`).send(SAMPLE_DECK),
      );
      expect(readAnswer(brandCheckSchema, answer)).toMatchObject({ content_type: 'pptx', status: 'completed' });
    }
  });

  it('checks the rest of a document if one of its parts is malformed or missing', async () => {
    const broken = await check(presentationWith({ 'ppt/slides/slide1.xml': '<p:sld' }));
    expect(broken.findings).toMatchObject([
      { type: 'file.part_unreadable', source: 'package', locations: ['slide[0]', 'part[/ppt/slides/slide1.xml]'] },
    ]);
    const absent = await check(presentationWith({ 'ppt/slides/slide1.xml': null }));
    expect(absent.not_evaluated).toMatchObject([{ surface: 'slide', locations: ['slide[0]'] }]);
  });

  it('quotes the text with the double space, including its punctuation', async () => {
    const own = await (await api.createOrganization()).client();
    await own.put('/brand_rules', { data: [{ type: 'double_spaces' }] });
    const { findings } = await check(presentation(slideXml(paragraphXml('a &lt;b&gt;  “c” 😀'))), {}, own);
    expect(findings).toMatchObject([
      { type: 'text.double_spaces', slide_index: 0, shape_index: 0, paragraph_index: 0 },
    ]);
    expect(findings[0]?.detail).toContain('<b>  “c”');
  });

  it('emits an event that refers to the record and contains none of its findings', async () => {
    const record = await check(SAMPLE_DECK, { filename: 'event.pptx' });
    const [event] = await eventsOf(client, EVENT);
    assertFits(brandCheckCompleted.schema, event?.data, 'the event');
    const { id, object, status, content_type, filename, summary, livemode } = record;
    const named = { document: null, metadata: {}, error_code: null };
    expect(event?.data).toEqual({
      object: { id, object, status, content_type, filename, summary, livemode, ...named },
    });
    expect(await eventsOf(client, 'brand.check.failed')).toEqual([]);
  });
});

describe('GET /brand_checks/{id}', () => {
  it('returns the same record as POST', async () => {
    const answer = await asJson(SAMPLE_DECK, { filename: 'again.pptx', metadata: { a: 'b' } });
    const { id } = readAnswer(brandCheckSchema, answer);
    const again = await client.get(`/brand_checks/${id}`);
    expect(again.status).toBe(200);
    expect(again.text).toBe(answer.text);
  });

  it("returns the same response for another organization's or the other mode's id as for a missing one", async () => {
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const { id } = await check(SAMPLE_DECK);
    for (const other of [stranger, tester]) {
      const answer = await other.get(`/brand_checks/${id}`);
      expect(answer.status).toBe(404);
      expect(withoutRequestId(answer)).toBe(withoutRequestId(await other.get(`/brand_checks/${MISSING}`)));
    }
  });

  it.each(['brand_check_1', 'nonsense', 'font_0000000000000000000001', 'brand_check_zzzzzzzzzzzzzzzzzzzzzz'])(
    'returns 404 for %s',
    async (id) => {
      const answer = await client.get(`/brand_checks/${id}`);
      expect(withoutRequestId(answer)).toBe(withoutRequestId(await client.get(`/brand_checks/${MISSING}`)));
    },
  );
});

describe('GET /brand_checks', () => {
  let lister: ApiClient;
  let ids: readonly string[];

  beforeAll(async () => {
    lister = await (await api.createOrganization()).client();
    const documents = ['a.pptx', 'b.pptx', 'c.pptx'];
    for (const filename of documents) await asJson(presentation(slideXml('')), { filename }, lister);
    await asJson(Buffer.from('no document'), { filename: 'd.pptx' }, lister);
    await asJson(textDocument(), { content_type: 'docx', filename: 'e.docx' }, lister);
    ids = (await list('', lister)).data.map(({ id }) => id);
  });

  const names = ({ data }: { readonly data: readonly BrandCheckResource[] }): string =>
    data.map(({ filename }) => filename?.slice(0, 1)).join('');

  it('returns the newest checks first, each as GET by id returns it', async () => {
    const { data, has_more } = await list('', lister);
    expect([names({ data }), has_more]).toEqual(['edcba', false]);
    const last = data.at(-1);
    expect(readAnswer(brandCheckSchema, await lister.get(`/brand_checks/${last?.id ?? ''}`))).toEqual(last);
  });

  it('returns pages forwards and backwards', async () => {
    const first = await list('?limit=2', lister);
    expect([names(first), first.has_more]).toEqual(['ed', true]);
    const second = await list(`?limit=2&starting_after=${ids[1] ?? ''}`, lister);
    expect([names(second), second.has_more]).toEqual(['cb', true]);
    const third = await list(`?limit=2&starting_after=${ids[3] ?? ''}`, lister);
    expect([names(third), third.has_more]).toEqual(['a', false]);
    const back = await list(`?limit=2&ending_before=${ids[4] ?? ''}`, lister);
    expect([names(back), back.has_more]).toEqual(['cb', true]);
  });

  it('filters by status, content type, time and combinations of them', async () => {
    expect(names(await list('?status=completed', lister))).toBe('ecba');
    expect(names(await list('?status=failed', lister))).toBe('d');
    expect(names(await list('?status=pending', lister))).toBe('');
    expect(names(await list('?content_type=docx', lister))).toBe('e');
    expect(names(await list('?status=failed&content_type=pptx', lister))).toBe('d');
    expect(names(await list(`?status=failed&starting_after=${ids[0] ?? ''}`, lister))).toBe('d');
    const { data } = await list('', lister);
    const [newest, , middle] = data.map(({ created }) => created);
    expect(names(await list(`?created[gt]=${newest ?? ''}`, lister))).toBe('');
    expect(names(await list(`?created[gte]=${middle ?? ''}`, lister))).toContain('edc');
    expect(names(await list(`?created[lt]=${middle ?? ''}`, lister))).not.toContain('c');
  });

  it('filters by a part of the file name and by who sent the document', async () => {
    expect(names(await list('?q=.PPTX', lister))).toBe('dcba');
    expect(names(await list('?q=.pptx&status=completed&limit=2', lister))).toBe('cb');
    expect(names(await list(`?q=.pptx&limit=2&starting_after=${ids[2] ?? ''}`, lister))).toBe('ba');
    expect(names(await list('?q=%25', lister))).toBe('');
    const creator = (await list('', lister)).data[0]?.created_by ?? '';
    expect(names(await list(`?created_by=${creator}&content_type=docx`, lister))).toBe('e');
    expect(names(await list(`?created_by=${publicId('user', newId())}`, lister))).toBe('');
    const other = await (await api.createOrganization()).client();
    expect(names(await list(`?created_by=${creator}`, other))).toBe('');
    expect(names(await list('?q=pptx', other))).toBe('');
  });

  it('returns no checks of another organization or of the other mode', async () => {
    const own = await api.createOrganization();
    const [live, tester] = [await own.client(), await own.client(undefined, { livemode: false })];
    await check(SAMPLE_DECK, { filename: 'test.pptx' }, tester);
    expect((await list('', live)).data).toEqual([]);
    expect(await eventsOf(live, EVENT)).toEqual([]);
    expect((await list('', tester)).data).toMatchObject([{ filename: 'test.pptx', livemode: false }]);
    expect(await eventsOf(tester, EVENT)).toMatchObject([{ livemode: false }]);
    expect((await list(`?ending_before=${ids[4] ?? ''}`, live)).data).toEqual([]);
  });

  it('uses the guideline of the mode in which the document is sent', async () => {
    const tester = await organization.client(undefined, { livemode: false });
    const { summary } = await check(SAMPLE_DECK, {}, tester);
    expect(summary?.by_type).toEqual(HYGIENE);
  });

  it.each([
    ['status=done', 'parameter_invalid', 'status'],
    ['content_type=pdf', 'parameter_invalid', 'content_type'],
    ['limit=0', 'limit_out_of_range', 'limit'],
    ['limit=201', 'limit_out_of_range', 'limit'],
    ['starting_after=nonsense', 'cursor_invalid', 'starting_after'],
    ['created[gte]=yesterday', 'parameter_invalid', 'created[gte]'],
    ['filename=a.pptx', 'parameter_unknown', 'filename'],
    ['q=', 'parameter_invalid', 'q'],
    [`q=${'x'.repeat(201)}`, 'parameter_invalid', 'q'],
    ['created_by=somebody', 'parameter_invalid', 'created_by'],
    ['created_by=org_0350tEyGyzqRdknuSa79Wn', 'parameter_invalid', 'created_by'],
  ])('refuses ?%s', async (query, code, param) => {
    const answer = await lister.get(`/brand_checks?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
  });
});
