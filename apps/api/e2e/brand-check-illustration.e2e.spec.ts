import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BrandCheckIllustrationResource,
  brandCheckIllustrationSchema,
  type BrandCheckResource,
  brandCheckSchema,
} from '@livery/brand-governance-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { presentation, SAMPLE_DECK, SAMPLE_HANDBOOK, slideXml } from './brand-documents.ts';
import { storeNorthwindBrand } from './brand-guideline.ts';
import { readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

let api: SharedTestApi;
let client: ApiClient;
let deck: BrandCheckResource;

beforeAll(async () => {
  api = await sharedTestApi();
  client = await (await api.createOrganization()).client();
  await storeNorthwindBrand(client);
  deck = await check(SAMPLE_DECK);
});

afterAll(() => api.close());

async function check(document: Buffer, more: object = {}): Promise<BrandCheckResource> {
  const content_base64 = document.toString('base64');
  return readAnswer(
    brandCheckSchema,
    await client.post('/brand_checks', { content_type: 'pptx', content_base64, ...more }),
  );
}

async function illustration(id: string, query = ''): Promise<BrandCheckIllustrationResource> {
  return readAnswer(brandCheckIllustrationSchema, await client.get(`/brand_checks/${id}/illustration${query}`));
}

describe('GET /brand_checks/{id}/illustration', () => {
  it('shows the slides with findings, and where each finding is on them', async () => {
    const shown = await illustration(deck.id);
    expect(shown).toMatchObject({ brand_check: deck.id, content_type: 'pptx', slides_left_out: [], outline: [] });
    const places = shown.slides.flatMap(({ boxes }) => boxes.map(({ location }) => location));
    const onSlides = deck.findings.filter(({ slide_index }) => slide_index !== null);
    expect(onSlides.length).toBeGreaterThan(3);
    for (const { locations } of onSlides) expect(locations.some((location) => places.includes(location))).toBe(true);
    for (const { svg, width, height, boxes, slide_index } of shown.slides) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 960 540"[^]*<\/svg>$/);
      expect([width, height]).toEqual([960, 540]);
      for (const { location } of boxes) {
        expect(location).toMatch(new RegExp(`^slide\\[${slide_index}\\](?:/|$)|^(?:layout|master)\\[`));
      }
    }
  });

  it('has the rectangle of a shape in points', async () => {
    const { slides } = await illustration(deck.id, '?slides=3');
    const [slide] = slides;
    const box = slide?.boxes.find(({ location }) => location.includes('/shape['));
    expect(box?.width).toBeGreaterThan(0);
    expect(box?.height).toBeGreaterThan(0);
    for (const value of Object.values(box ?? {}).slice(1)) expect(String(value)).toMatch(/^-?\d+(?:\.\d{1,2})?$/);
  });

  it('shows other slides if they are asked for', async () => {
    const { slides, slide_count } = await illustration(deck.id, '?slides=2,0,2,99');
    expect(slides.map(({ slide_index }) => slide_index)).toEqual([0, 2]);
    expect(slide_count).toBeGreaterThan(3);
    const clean = await check(presentation(slideXml('')));
    expect((await illustration(clean.id, '?slides=0')).slides).toHaveLength(1);
  });

  it('has the headings and paragraphs of a text document', async () => {
    const handbook = await check(SAMPLE_HANDBOOK, { content_type: 'docx' });
    const { outline, slides, slide_count, outline_left_out } = await illustration(handbook.id);
    expect([slides, slide_count, outline_left_out]).toEqual([[], null, 0]);
    const entries = outline.flatMap((part) => part.entries);
    expect(entries.some(({ heading_level }) => heading_level !== null)).toBe(true);
    const marked = entries.find((entry) => entry.marked !== null);
    expect(marked?.locations.length).toBeGreaterThan(0);
    expect(outline.map(({ story }) => story)).toContain('the body');
  });

  it('is refused if the document is not kept or was deleted', async () => {
    const unkept = await check(SAMPLE_DECK, { keep: false });
    const other = await check(presentation(slideXml('')), { filename: 'other.pptx' });
    await client.delete(`/brand_checks/${other.id}/document`);
    for (const id of [unkept.id, other.id]) {
      const answer = await client.get(`/brand_checks/${id}/illustration`);
      expect([answer.status, errorOf(answer)]).toMatchObject([409, { code: 'document_not_kept' }]);
    }
  });

  it('is refused for a check that failed', async () => {
    const content_base64 = Buffer.from('no document').toString('base64');
    const failure = await client.post('/brand_checks', { content_type: 'pptx', content_base64 });
    const answer = await client.get(`/brand_checks/${failure.body.error.brand_check}/illustration`);
    expect([answer.status, errorOf(answer)]).toMatchObject([409, { code: 'resource_conflict' }]);
  });

  it.each(['', '-1', '1.5', '0,', 'one', Array.from({ length: 51 }, () => 0).join(',')])(
    'refuses slides=%s',
    async (slides) => {
      const answer = await client.get(`/brand_checks/${deck.id}/illustration?slides=${slides}`);
      expect([answer.status, errorOf(answer)]).toMatchObject([400, { code: 'parameter_invalid', param: 'slides' }]);
    },
  );
});
