import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BrandCheckReportResource,
  brandCheckReportSchema,
  type BrandCheckResource,
  brandCheckSchema,
} from '@livery/brand-governance-contracts';
import { sarifSchema } from '@livery/brand-governance-testing';
import type { ApiClient } from '@livery/testing';
import { Ajv } from 'ajv';
import {
  paragraphXml,
  presentation,
  presentationWith,
  SAMPLE_DECK,
  SAMPLE_HANDBOOK,
  slideXml,
} from './brand-documents.ts';
import { storeNorthwindBrand } from './brand-guideline.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const MISSING = 'brand_check_0000000000000000000001';
const HTML = 'text/html';
const SARIF = 'application/sarif+json';
/** Chromium sends this header when a person opens an address. */
const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;
let deck: BrandCheckResource;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  await storeNorthwindBrand(client);
  deck = await check(SAMPLE_DECK, { filename: 'autumn "launch".pptx' });
});

afterAll(() => api.close());

async function check(document: Buffer, more: object = {}): Promise<BrandCheckResource> {
  const content_base64 = document.toString('base64');
  return readAnswer(
    brandCheckSchema,
    await client.post('/brand_checks', { content_type: 'pptx', content_base64, ...more }),
  );
}

function get(id: string, accept?: string, caller = client): Promise<Answer> {
  return caller.get(`/brand_checks/${id}/report`, accept === undefined ? {} : { accept });
}

async function report(id: string): Promise<BrandCheckReportResource> {
  return readAnswer(brandCheckReportSchema, await get(id));
}

describe('GET /brand_checks/{id}/report', () => {
  it('has every finding of the check, with the nearest colour, its origin, its slides and the menu that leads there', async () => {
    const { findings, verdict, causes, brand_check } = await report(deck.id);
    expect(brand_check).toBe(deck.id);
    expect(findings.map(({ id }) => id).sort()).toEqual(deck.findings.map(({ id }) => id).sort());
    expect(verdict).toMatch(/^Not on brand yet: \d+ deviations on \d slides, \d+ of them serious; /);
    const violet = findings.find(({ actual_color }) => actual_color === '#8338EC');
    expect(violet).toMatchObject({
      nearest_color: { name: 'Brand Navy', hex: '#14213D', distance: 30.8 },
      origin: { kind: 'theme', name: '0', location: 'theme[0]/color[accent4]' },
      slide_indexes: [3],
      menu_path: 'View ▸ Slide Master ▸ Colors ▸ Customize Colors',
      baseline_state: null,
    });
    expect(causes.map(({ kind, name }) => [kind, name])).toEqual([
      ['theme', '0'],
      ['master', '0'],
      ['layout', 'Title Only'],
    ]);
  });

  it('describes each finding once: in its cause, on its first slide, or for the whole document', async () => {
    const { findings, causes, slides, whole_document } = await report(deck.id);
    const described = [...causes, ...slides].flatMap(({ finding_ids }) => finding_ids);
    expect([...described, ...whole_document].sort()).toEqual(findings.map(({ id }) => id).sort());
  });

  it('goes by pages in text documents', async () => {
    const handbook = await check(SAMPLE_HANDBOOK, { content_type: 'docx' });
    const { pages, slides } = await report(handbook.id);
    expect(slides).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
  });

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    [BROWSER, HTML],
    ['text/*', HTML],
    [SARIF, SARIF],
    ['application/json;q=0.1, text/html;q=0.2', HTML],
    ['text/html;charset=utf-8', HTML],
    ['text/html;level=1, application/json;q=0.1', 'application/json'],
  ])('answers to Accept %s with %s', async (accept, type) => {
    const answer = await get(deck.id, accept);
    expect([answer.status, answer.type]).toEqual([200, type]);
    expect(answer.headers).toMatchObject({
      vary: expect.stringContaining('Accept'),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['application/pdf', 'image/png', 'application/json;q=0'])('refuses Accept %s', async (accept) => {
    const { status, body } = await get(deck.id, accept);
    expect([status, body.error.code]).toEqual([406, 'not_acceptable']);
    expect(body.error.message).toContain('application/json or text/html or application/sarif+json');
  });

  it('is a page for people, which a browser shows under a safe name and a strict policy', async () => {
    const { text, headers } = await get(deck.id, HTML);
    expect(text).toContain('<title>Brand report: autumn &quot;launch&quot;.pptx</title>');
    expect(text).toContain('Brand Navy');
    expect(headers['content-disposition']).toBe(
      `inline; filename="autumn _launch_.pptx.html"; filename*=UTF-8''autumn%20%22launch%22.pptx.html`,
    );
    const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
    expect(headers['content-security-policy']).toContain(policy);
    expect(text).toContain(policy.replaceAll("'", '&#39;'));
  });

  it('shows each slide that has findings, with numbered boxes, as long as the document is kept', async () => {
    const kept = await check(SAMPLE_DECK);
    const { text } = await get(kept.id, HTML);
    const pictures = Array.from(
      text.matchAll(/<img src="data:image\/svg\+xml;base64,[^"]+" alt="Slide (\d)"/g),
      ([, slide]) => Number(slide),
    );
    const { slides } = await report(kept.id);
    expect(pictures).toEqual(slides.map(({ slide_index }) => slide_index + 1));
    expect(text.match(/class="frame-box/g)?.length).toBeGreaterThan(15);
    expect((await client.delete(`/brand_checks/${kept.id}/document`)).status).toBe(200);
    expect((await get(kept.id, HTML)).text.includes('<img')).toBe(false);
    const notKept = await check(presentation(slideXml(paragraphXml('Two  spaces'))), { keep: false });
    expect((await get(notKept.id, HTML)).text.includes('<img')).toBe(false);
  });

  it('shows an outline of a text document', async () => {
    const handbook = await check(SAMPLE_HANDBOOK, { content_type: 'docx' });
    const { text } = await get(handbook.id, HTML);
    expect(text).toContain('aria-label="Outline of page 1"');
    expect(text).toContain('<mark>1 September</mark>');
  });

  it('is not there while the check is pending', async () => {
    const content_base64 = SAMPLE_DECK.toString('base64');
    const document = { content_type: 'pptx', content_base64 };
    const { status, body } = await client.post('/brand_checks', document, { prefer: 'respond-async' });
    expect([status, body.status]).toEqual([202, 'pending']);
    const refused = await get(body.id, HTML);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'resource_conflict']);
  });

  it('is a valid log of SARIF 2.1.0 for pipelines', async () => {
    const { body } = await get(deck.id, SARIF);
    const validate = new Ajv({ strict: false }).compile(sarifSchema);
    validate(body);
    expect(validate.errors).toBeNull();
    expect(body.runs[0].results).toHaveLength(deck.findings.length);
    expect(body.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'autumn%20%22launch%22.pptx',
    );
  });

  it('says why a document could not be judged', async () => {
    const damaged = presentationWith({ 'ppt/presentation.xml': '<p:presentation' });
    const refused = await client.post('/brand_checks', {
      content_type: 'pptx',
      content_base64: damaged.toString('base64'),
    });
    const { status, verdict, error_code, findings } = await report(refused.body.error.brand_check);
    expect([status, error_code, findings]).toEqual(['failed', 'file_corrupt', []]);
    expect(verdict).toMatch(/^This document could not be judged: /);
    expect((await get(refused.body.error.brand_check, HTML)).text).toContain('This document could not be judged: ');
  });

  it('shows the brand by which the document was judged, whatever the brand is now', async () => {
    const caller = await (await api.createOrganization()).client();
    await storeNorthwindBrand(caller);
    const content_base64 = SAMPLE_DECK.toString('base64');
    const checked = readAnswer(
      brandCheckSchema,
      await caller.post('/brand_checks', { content_type: 'pptx', content_base64 }),
    );
    await caller.put('/brand_palettes', { palettes: [] });
    const { body } = await get(checked.id, undefined, caller);
    expect(body.guideline.palettes).toMatchObject([
      { name: 'Northwind', colors: [{ name: 'Brand Navy' }, {}, {}, {}] },
    ]);
    expect(body.guideline.fonts.map(({ family }: { family: string }) => family).sort()).toEqual([
      'Inter',
      'Inter Display',
    ]);
  });

  it('says what is new and what was fixed since a baseline, that of the check or another one', async () => {
    const before = await check(presentation(slideXml(paragraphXml('Two  spaces'))));
    const deckNow = await check(SAMPLE_DECK, { baseline: before.id });
    const own = await report(deckNow.id);
    expect(own.comparison).toMatchObject({ base: before.id, new: deckNow.summary?.baseline?.new });
    expect(own.comparison?.fixed.length).toBe(deckNow.summary?.baseline?.fixed);
    expect(own.findings.filter(({ baseline_state }) => baseline_state === 'new')).toHaveLength(
      own.comparison?.new ?? -1,
    );
    const other = await client.get(`/brand_checks/${deckNow.id}/report?baseline=${deck.id}`);
    expect(other.body.comparison).toMatchObject({ base: deck.id, new: 0, fixed: [] });
    const page = await client.get(`/brand_checks/${before.id}/report?baseline=${deck.id}`, { accept: HTML });
    expect(page.text).toContain('Since the earlier check');
    const log = await client.get(`/brand_checks/${before.id}/report?baseline=${deck.id}`, { accept: SARIF });
    const states = new Set(log.body.runs[0].results.map((one: { baselineState: string }) => one.baselineState));
    expect(states).toContain('absent');
  });

  it('refuses a baseline of another organization, mode or format, and one that failed', async () => {
    const stranger = await (await api.createOrganization()).client();
    const content_base64 = SAMPLE_DECK.toString('base64');
    const foreign = await stranger.post('/brand_checks', { content_type: 'pptx', content_base64 });
    const inTestMode = await organization.client(undefined, { livemode: false });
    const inTest = await inTestMode.post('/brand_checks', { content_type: 'pptx', content_base64 });
    const handbook = await check(SAMPLE_HANDBOOK, { content_type: 'docx' });
    const damaged = presentationWith({ 'ppt/presentation.xml': '<p:presentation' }).toString('base64');
    const failed = await client.post('/brand_checks', { content_type: 'pptx', content_base64: damaged });
    const bad = [foreign.body.id, inTest.body.id, handbook.id, failed.body.error.brand_check, MISSING, 'nonsense', ''];
    for (const baseline of bad) {
      const { status, body } = await client.get(`/brand_checks/${deck.id}/report?baseline=${baseline}`);
      expect([baseline, status, body.error.code, body.error.param]).toEqual([
        baseline,
        400,
        'parameter_invalid',
        'baseline',
      ]);
    }
  });

  it('lists what was accepted, with who, why and until when, and does not count it', async () => {
    const before = await check(SAMPLE_DECK, { document: 'report-e2e' });
    const [first] = before.findings;
    const accepted = await client.post(`/brand_checks/${before.id}/suppressions`, {
      finding_ids: [first?.id],
      reason: 'The <partner> brings it.',
      expires_at: '2999-01-31T00:00:00.000Z',
      scope: 'document',
    });
    expect(accepted.status).toBeLessThan(300);
    const now = await check(SAMPLE_DECK, { document: 'report-e2e' });
    const { findings, accepted: listed } = await report(now.id);
    expect(findings.map(({ id }) => id)).not.toContain(first?.id);
    expect(listed).toMatchObject([
      { id: first?.id, reason: 'The <partner> brings it.', expires: '2999-01-31T00:00:00.000Z' },
    ]);
    expect(listed[0]?.accepted_by).toMatch(/^key_/);
    expect((await get(now.id, HTML)).text).toContain('The &lt;partner&gt; brings it.');
    const { body } = await get(now.id, SARIF);
    const suppressed = body.runs[0].results.filter(
      ({ suppressions }: { suppressions: readonly unknown[] }) => suppressions.length > 0,
    );
    expect(suppressed).toMatchObject([{ suppressions: [{ justification: 'The <partner> brings it.' }] }]);
  });

  it('is missing for other organizations, in the other mode and for unknown checks', async () => {
    const stranger = await (await api.createOrganization()).client();
    const inTestMode = await organization.client(undefined, { livemode: false });
    for (const accept of [HTML, SARIF, undefined])
      for (const [id, caller] of [
        [deck.id, stranger],
        [deck.id, inTestMode],
        [MISSING, client],
      ] as const) {
        const { status, body } = await get(id, accept, caller);
        expect([status, body.error.code]).toEqual([404, 'resource_missing']);
      }
  });

  it.each(['brand:read', 'brand:checks:write', 'brand:write'] as const)('can be read with %s', async (scope) => {
    expect((await get(deck.id, HTML, await organization.client([scope]))).status).toBe(200);
  });

  it('refuses parameters that it does not know', async () => {
    const { status, body } = await client.get(`/brand_checks/${deck.id}/report?format=html`);
    expect([status, body.error.code, body.error.param]).toEqual([400, 'parameter_unknown', 'format']);
  });
});
