import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BrandCheckComparisonResource,
  brandCheckComparisonSchema,
  type BrandCheckResource,
  brandCheckSchema,
} from '@livery/brand-governance-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import {
  paragraphXml,
  presentation,
  presentationWith,
  SAMPLE_DECK,
  slideXml,
  textDocument,
} from './brand-documents.ts';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import { readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const MISSING = 'brand_check_0000000000000000000001';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  await client.put('/brand_rules', { data: [{ type: 'double_spaces' }, { type: 'forbidden_term', pattern: 'cheap' }] });
});

afterAll(() => api.close());

async function check(document: Buffer, caller = client, content_type = 'pptx'): Promise<BrandCheckResource> {
  const body = { content_type, content_base64: document.toString('base64') };
  return readAnswer(brandCheckSchema, await caller.post('/brand_checks', body));
}

/** Checks a deck of one slide with one shape, whose paragraphs have these texts. */
const checkTexts = (...texts: readonly string[]) => check(presentation(slideXml(texts.map(paragraphXml).join(''))));

async function compare(
  base: { readonly id: string },
  head: { readonly id: string },
): Promise<BrandCheckComparisonResource> {
  const answer = await client.get(`/brand_checks/${head.id}/compare?with=${base.id}`);
  return readAnswer(brandCheckComparisonSchema, answer);
}

describe('GET /brand_checks/{id}/compare', () => {
  it('compares a check as the head with another one as the base', async () => {
    const [before, after] = [await checkTexts('cheap'), await checkTexts('a  b')];
    expect(await compare(before, after)).toEqual({
      id: expect.stringMatching(/^brand_comparison_/),
      object: 'brand_check_comparison',
      base: before.id,
      head: after.id,
      same_content: false,
      same_guideline: true,
      same_engine: true,
      incomplete: null,
      new: [{ ...after.findings[0], new_occurrences: 1 }],
      fixed: before.findings,
      unchanged: [],
      changed: [],
    });
    const { id, fixed } = await compare(after, before);
    expect(fixed).toEqual(after.findings);
    expect(id).not.toBe((await compare(before, after)).id);
    expect(id).toBe((await compare(after, before)).id);
  });

  it('finds nothing new in a check against itself and against a check of the same file', async () => {
    const [first, second] = [await check(SAMPLE_DECK), await check(SAMPLE_DECK)];
    for (const base of [first, second]) {
      const { new: fresh, fixed, unchanged, changed, same_content } = await compare(base, second);
      expect([fresh, fixed, changed, same_content]).toEqual([[], [], [], true]);
      expect(unchanged).toEqual(second.findings);
    }
  });

  it('says how many occurrences of a known finding are new', async () => {
    const [once, thrice] = [await checkTexts('cheap'), await checkTexts('cheap', 'not cheap', 'cheap')];
    expect(thrice.findings).toMatchObject([{ id: once.findings[0]?.id, occurrences: 3, new_occurrences: null }]);
    expect((await compare(once, thrice)).new).toMatchObject([{ id: once.findings[0]?.id, new_occurrences: 2 }]);
    expect(await compare(thrice, once)).toMatchObject({ new: [], fixed: [], unchanged: once.findings });
  });

  it('pairs a finding that has another id, but is at the same location, as changed', async () => {
    const own = await (await api.createOrganization()).client();
    await own.put('/brand_palettes', { palettes: [NORTHWIND_PALETTE] });
    await own.put('/brand_rules', { data: [{ type: 'color.off_palette' }] });
    const colored = (hex: string) =>
      check(
        presentation(
          slideXml(
            `<a:p><a:r><a:rPr><a:solidFill><a:srgbClr val="${hex}"/></a:solidFill></a:rPr><a:t>Hello</a:t></a:r></a:p>`,
          ),
        ),
        own,
      );
    const [before, after] = [await colored('FF0000'), await colored('00FF00')];
    const answer = await own.get(`/brand_checks/${after.id}/compare?with=${before.id}`);
    expect(readAnswer(brandCheckComparisonSchema, answer)).toMatchObject({
      new: [],
      fixed: [],
      changed: [{ base: { actual_color: '#FF0000' }, head: { actual_color: '#00FF00' } }],
    });
  });

  it('says when the guideline is another one', async () => {
    const own = await (await api.createOrganization()).client();
    const before = await check(SAMPLE_DECK, own);
    await own.put('/brand_rules', { data: [] });
    const after = await check(SAMPLE_DECK, own);
    const answer = await own.get(`/brand_checks/${after.id}/compare?with=${before.id}`);
    expect(readAnswer(brandCheckComparisonSchema, answer)).toMatchObject({
      same_content: true,
      same_guideline: false,
      fixed: before.findings,
    });
  });

  it('says what could not be judged in one of the documents only', async () => {
    const whole = await checkTexts('Hello');
    const broken = await check(presentationWith({ 'ppt/slides/slide1.xml': null }));
    // The colour of the text is not defined, and the slide is missing.
    expect([whole.not_evaluated, broken.not_evaluated]).toMatchObject([[{ surface: 'text' }], [{ surface: 'slide' }]]);
    const gapsOf = ({ not_evaluated }: BrandCheckResource) => ({ truncated: false, not_evaluated });
    expect((await compare(whole, broken)).incomplete).toEqual({ base: gapsOf(whole), head: gapsOf(broken) });
    expect((await compare(whole, whole)).incomplete).toBeNull();
    expect((await compare(broken, broken)).incomplete).toBeNull();
  });

  it('counts the occurrences of a finding that was stored before they were counted from its locations', async () => {
    const [old, now] = [await checkTexts('cheap', 'cheap'), await checkTexts('cheap', 'cheap', 'cheap')];
    await api.administrate(
      `update brand_governance.brand_check
          set findings = (select jsonb_agg(one - 'occurrences') from jsonb_array_elements(findings) as one)
        where findings @> jsonb_build_array(jsonb_build_object('id', $1::text, 'occurrences', 2))`,
      [old.findings[0]?.id],
    );
    const { findings } = readAnswer(brandCheckSchema, await client.get(`/brand_checks/${old.id}`));
    expect(findings).toEqual(old.findings);
    expect((await compare(old, now)).new).toMatchObject([{ new_occurrences: 1 }]);
  });
});

describe('a comparison is refused', () => {
  const FAILED = { content_type: 'pptx', content_base64: Buffer.from('no document').toString('base64') };

  it('with 409 for a failed check, and with 400 for a failed check as the base', async () => {
    const failed = errorOf(await client.post('/brand_checks', FAILED)).brand_check;
    const { id } = await checkTexts('Hello');
    const ofFailed = await client.get(`/brand_checks/${failed}/compare?with=${id}`);
    expect([ofFailed.status, errorOf(ofFailed)]).toEqual([409, expect.objectContaining({ code: 'resource_conflict' })]);
    const withFailed = await client.get(`/brand_checks/${id}/compare?with=${failed}`);
    expect(withFailed.status).toBe(400);
    expect(errorOf(withFailed)).toMatchObject({ code: 'parameter_invalid', param: 'with' });
  });

  it('with 400 for a check of the other format', async () => {
    const [deck, text] = [await checkTexts('Hello'), await check(textDocument(), client, 'docx')];
    const answer = await client.get(`/brand_checks/${deck.id}/compare?with=${text.id}`);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ code: 'parameter_invalid', param: 'with' });
  });

  it('with 404 for a check of another organization or mode as either of both, as for a missing one', async () => {
    const { id } = await checkTexts('Hello');
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const foreign = [await check(SAMPLE_DECK, stranger), await check(SAMPLE_DECK, tester)];
    const missing = withoutRequestId(await client.get(`/brand_checks/${id}/compare?with=${MISSING}`));
    expect(missing).toMatch(/^404 /);
    for (const other of foreign) {
      const asBase = await client.get(`/brand_checks/${id}/compare?with=${other.id}`);
      const asHead = await client.get(`/brand_checks/${other.id}/compare?with=${id}`);
      expect([withoutRequestId(asBase), withoutRequestId(asHead)]).toEqual([missing, missing]);
    }
  });

  it.each([
    ['', 400, 'parameter_missing', 'with'],
    ['?with=', 404, 'resource_missing', null],
    ['?with=nonsense', 404, 'resource_missing', null],
    [`?with=${MISSING}&with=${MISSING}`, 400, 'parameter_invalid', 'with'],
    [`?against=${MISSING}`, 400, 'parameter_unknown', 'against'],
    [`?with=${MISSING}`, 404, 'resource_missing', null],
    ['?with=brand_check_zzzzzzzzzzzzzzzzzzzzzz', 404, 'resource_missing', null],
  ])('with the query "%s": %d %s', async (query, status, code, param) => {
    const { id } = await checkTexts('Hello');
    const answer = await client.get(`/brand_checks/${id}/compare${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: { code, param } });
  });
});
