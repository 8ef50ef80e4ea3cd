import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandCheckSchema,
  brandFontCreated,
  brandPalettesUpdated,
  brandPaletteStateSchema,
  brandRuleListSchema,
  brandRulesUpdated,
  type GuidelineDraftResource,
  guidelineDraftSchema,
} from '@livery/brand-governance-contracts';
import { DEVIATING_SLIDE, templateOf } from '@livery/brand-governance-testing';
import { paragraph, textBox } from '@livery/office-testing';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { textDocument } from './brand-documents.ts';
import { type Answer, eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const MISSING = '/guideline_drafts/draft_0000000000000000000001';
const TEMPLATE = templateOf();

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const bodyOf = (template: Buffer, more: object = {}) => {
  return { content_type: 'pptx', content_base64: template.toString('base64'), ...more };
};
const etagOf = ({ headers }: Answer): string => String(headers['etag']);

async function learnt(template = TEMPLATE, more: object = {}): Promise<GuidelineDraftResource> {
  const answer = await client.post('/guidelines/learn', bodyOf(template, more));
  expect(answer.status).toBe(200);
  return readAnswer(guidelineDraftSchema, answer);
}

/** More colours than are learnt beside those of the theme. */
const slideOfColors = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const hex = ((index * 23_981) % 0xffffff).toString(16).padStart(6, '0');
    const fill = `<a:rPr><a:solidFill><a:srgbClr val="${hex}"/></a:solidFill></a:rPr>`;
    return textBox(paragraph('Plan', fill), { id: index + 2 });
  }).join('');

const apply = ({ id }: { readonly id: string }, headers: Record<string, string> = {}): Promise<Answer> =>
  client.send('POST', `/guideline_drafts/${id}/apply`, (test) => test.set(headers));
const rules = async () => readAnswer(brandRuleListSchema, await client.get('/brand_rules')).data;
const palettes = async () => readAnswer(brandPaletteStateSchema, await client.get('/brand_palettes')).palettes;

describe('POST /guidelines/learn', () => {
  it('proposes palettes, fonts, sizes and layouts of a template, each with the places that say so', async () => {
    const draft = await learnt(TEMPLATE, { filename: 'northwind.potx' });
    expect(draft).toMatchObject({
      source: { filename: 'northwind.potx', content_type: 'pptx', size_bytes: TEMPLATE.length },
      open_findings: 0,
      applied_at: null,
    });
    expect(draft.palettes).toMatchObject([
      { name: 'Northwind', role: 'primary', allow_brand_shades: false },
      { name: 'Custom colours', role: 'secondary' },
    ]);
    expect(draft.palettes[0]?.colors).toContainEqual({ name: 'Accent 2', hex: '#FCA311' });
    expect(draft.palettes[1]?.colors).toEqual([
      { name: 'Warm Red', hex: '#E63946' },
      { name: 'Sea', hex: '#2A9D8F' },
    ]);
    expect(draft.fonts).toContainEqual(expect.objectContaining({ name: 'Inter', roles: ['body'], scripts: ['latin'] }));
    const sizes = draft.rules.find(({ type }) => type === 'font.size_min');
    expect(sizes?.params).toEqual({ min_pt: 18, by_placeholder: { title: { min_pt: 44 }, body: { min_pt: 18 } } });
    expect(draft.rules.find(({ type }) => type === 'layout.unknown_layout')?.params).toEqual({ layouts: ['Content'] });
    expect(draft.evidence).toContainEqual({
      path: 'palettes[1].colors[0]',
      confidence: 'high',
      seen: 1,
      locations: ['theme[0]/custom_color[0]'],
    });
    expect(draft.warnings).toEqual([]);
  });

  it('says what a template does against itself, accepts it, and stays applicable', async () => {
    const draft = await learnt(templateOf({ slides: [DEVIATING_SLIDE] }));
    expect(draft.warnings.map(({ type }) => type).sort()).toEqual([
      'color.off_palette',
      'font.size_min',
      'font.unapproved',
    ]);
    expect(draft.warnings.map(({ message }) => message).join('\n')).toMatch(
      /5E13C8[^]*Comic Sans MS|Comic Sans MS[^]*5E13C8/,
    );
    expect(draft.palettes.at(-1)).toMatchObject({ name: 'Further colours', colors: [{ hex: '#5E13C8' }] });
    expect(draft.open_findings).toBe(0);
  });

  it('takes a form, and the file itself', async () => {
    const raw = await client.send('POST', '/guidelines/learn?filename=a.potx', (test) =>
      test.set('Content-Type', 'application/vnd.openxmlformats-officedocument.presentationml.template').send(TEMPLATE),
    );
    expect(readAnswer(guidelineDraftSchema, raw).source.filename).toBe('a.potx');
    const form = await client.send('POST', '/guidelines/learn', (test) =>
      test.field('apply', 'true').attach('file', TEMPLATE, 'b.potx'),
    );
    expect(readAnswer(guidelineDraftSchema, form)).toMatchObject({ source: { filename: 'b.potx' } });
    expect(readAnswer(guidelineDraftSchema, form).applied_at).not.toBeNull();
  });

  it('changes nothing but the draft', async () => {
    const before = [await rules(), await palettes()];
    await learnt();
    expect([await rules(), await palettes()]).toEqual(before);
    expect(await eventsOf(client, brandRulesUpdated.type)).toEqual([]);
  });

  it.each([
    ['another type', { content_base64: textDocument().toString('base64') }, 422, 'content_type_mismatch'],
    ['no document', { content_base64: Buffer.from('no').toString('base64') }, 415, 'unsupported_format'],
    ['a spreadsheet', { content_type: 'xlsx' }, 400, 'parameter_invalid'],
    ['an unknown member', { keep: true }, 400, 'parameter_unknown'],
    ['no flag', { apply: 'yes' }, 400, 'parameter_invalid'],
  ])('refuses %s, and keeps nothing', async (_, changed, status, code) => {
    const answer = await client.post('/guidelines/learn', bodyOf(TEMPLATE, changed));
    expect([answer.status, errorOf(answer).code]).toEqual([status, code]);
  });
});

describe('GET /guideline_drafts/{id}', () => {
  it('compares the draft with the guideline in force', async () => {
    const draft = await learnt();
    expect(draft.diff.palettes).toMatchObject({
      added: [{ name: 'Northwind' }, { name: 'Custom colours' }],
      removed: [],
    });
    await client.put('/brand_palettes', {
      palettes: [{ name: 'Northwind', colors: [{ name: 'Accent 1', hex: '#000001' }] }],
    });
    const answer = await client.get(`/guideline_drafts/${draft.id}`);
    const { diff } = readAnswer(guidelineDraftSchema, answer);
    expect([diff.palettes.added, diff.palettes.changed]).toEqual([
      [{ name: 'Custom colours' }],
      [{ name: 'Northwind' }],
    ]);
    expect(diff.colors.changed).toEqual([{ palette: 'Northwind', name: 'Accent 1', hex: '#14213D' }]);
    expect(etagOf(answer)).toMatch(/^"1-/);
  });

  it('answers other organizations and the other mode as if there were no such draft', async () => {
    const { id } = await learnt();
    const other = await (await api.createOrganization()).client();
    const test = await organization.client(undefined, { livemode: false });
    const missing = await client.get(MISSING);
    for (const caller of [other, test]) {
      const answer = await caller.get(`/guideline_drafts/${id}`);
      expect(withoutRequestId(answer)).toBe(withoutRequestId(missing));
      expect((await caller.post(`/guideline_drafts/${id}/apply`, {})).status).toBe(404);
    }
  });
});

describe('POST /guideline_drafts/{id}/apply', () => {
  it('makes the draft the guideline, by which the template and what is made of it have no findings', async () => {
    await client.put('/brand_rules', {
      data: [
        { type: 'forbidden_term', pattern: 'cheap' },
        { type: 'font.size_min', params: { min_pt: 5 } },
      ],
    });
    await client.put('/brand_palettes', { palettes: [{ name: 'Old', colors: [{ hex: '#B00020' }] }] });
    const draft = await learnt(templateOf({ slides: [DEVIATING_SLIDE] }));
    const answer = await apply(draft);
    const applied = readAnswer(guidelineDraftSchema, answer);
    expect(applied.applied_at).not.toBeNull();
    expect(applied.diff.palettes.removed).toEqual([{ name: 'Old' }]);
    const types = (await rules()).map(({ type, applies_to }) => `${type} ${applies_to.join('+')}`);
    expect(types.slice(0, 2)).toEqual(['forbidden_term pptx+docx', 'font.size_min docx']);
    expect(types).toContain('font.size_min pptx');
    expect((await palettes()).map(({ name }) => name)).toEqual(['Northwind', 'Custom colours', 'Further colours']);
    const check = await client.post('/brand_checks', bodyOf(templateOf({ slides: [DEVIATING_SLIDE] })));
    expect(readAnswer(brandCheckSchema, check).findings.map(({ type }) => type)).toEqual(['file.type_differs']);
    const other = templateOf({ slides: [DEVIATING_SLIDE.replace('5E13C8', '77DD77')], themeName: 'Other' });
    const found = readAnswer(brandCheckSchema, await client.post('/brand_checks', bodyOf(other))).findings;
    expect(found.map(({ type }) => type).sort()).toEqual([
      'color.off_palette',
      'file.type_differs',
      'layout.unknown_master',
    ]);
  });

  it('records the events of the single writes', async () => {
    await apply(await learnt());
    for (const { type } of [brandRulesUpdated, brandPalettesUpdated])
      expect(await eventsOf(client, type)).toHaveLength(1);
    expect(await eventsOf(client, brandFontCreated.type)).not.toEqual([]);
  });

  it('keeps records that are equal, and adds no font twice', async () => {
    await apply(await learnt());
    const before = [await rules(), await palettes(), (await client.get('/fonts')).body];
    const again = readAnswer(guidelineDraftSchema, await apply(await learnt()));
    expect(again.diff).toMatchObject({ fonts: { added: [] }, palettes: { added: [], removed: [], changed: [] } });
    expect([await rules(), await palettes(), (await client.get('/fonts')).body]).toEqual(before);
  });

  it('is refused with the ETag of a guideline that has changed, and writes nothing', async () => {
    const answer = await client.post('/guidelines/learn', bodyOf(TEMPLATE));
    const draft = readAnswer(guidelineDraftSchema, answer);
    await client.put('/brand_palettes', { palettes: [] });
    const refused = await apply(draft, { 'If-Match': etagOf(answer) });
    expect([refused.status, errorOf(refused).code]).toEqual([412, 'precondition_failed']);
    expect(await palettes()).toEqual([]);
    const fresh = etagOf(await client.get(`/guideline_drafts/${draft.id}`));
    const applied = await apply(draft, { 'If-Match': fresh });
    expect([applied.status, etagOf(applied)]).toEqual([200, '"3"']);
    expect(etagOf(await client.get(`/guideline_drafts/${draft.id}`))).toMatch(/^"3-/);
  });

  it('can be done once', async () => {
    const draft = await learnt();
    await apply(draft);
    const again = await apply(draft);
    expect([again.status, errorOf(again).code]).toEqual([409, 'resource_conflict']);
  });

  it('is refused if there would be more than 200 rules, and writes nothing', async () => {
    const data = Array.from({ length: 200 }, (_, at) => ({ type: 'forbidden_term', pattern: `word${at}` }));
    await client.put('/brand_rules', { data });
    const refused = await apply(await learnt());
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'resource_conflict']);
    expect([(await rules()).length, await palettes()]).toEqual([200, []]);
  });

  it('is refused if the template itself is not on brand by it, also when it is learnt, and writes nothing', async () => {
    const colorful = templateOf({ slides: [slideOfColors(700)] });
    const before = [await rules(), await palettes(), (await client.get('/fonts')).body];
    const draft = await learnt(colorful);
    expect(draft.open_findings).toBeGreaterThan(0);
    expect(draft.warnings.map(({ type }) => type)).toContain('color.off_palette');
    for (const refused of [
      await apply(draft),
      await client.post('/guidelines/learn', bodyOf(colorful, { apply: true })),
    ]) {
      expect([refused.status, errorOf(refused).code]).toEqual([409, 'draft_not_applicable']);
    }
    expect([await rules(), await palettes(), (await client.get('/fonts')).body]).toEqual(before);
    expect(readAnswer(guidelineDraftSchema, await client.get(`/guideline_drafts/${draft.id}`)).applied_at).toBeNull();
    expect(await eventsOf(client, 'brand.*')).toEqual([]);
  });

  it('does not find an expired draft', async () => {
    const draft = await learnt();
    await api.administrate('update brand_governance.guideline_draft set expires_at = created');
    expect((await apply(draft)).status).toBe(404);
    expect((await client.get(`/guideline_drafts/${draft.id}`)).status).toBe(404);
  });
});

describe('learning with apply', () => {
  it('applies at once, unless the guideline has changed', async () => {
    const stale = await client.send('POST', '/guidelines/learn', (test) =>
      test.set('If-Match', '"7"').send(bodyOf(TEMPLATE, { apply: true })),
    );
    expect([stale.status, errorOf(stale).code, await palettes()]).toEqual([412, 'precondition_failed', []]);
    const draft = await learnt(TEMPLATE, { apply: true });
    expect(draft.applied_at).not.toBeNull();
    expect((await palettes()).map(({ name }) => name)).toEqual(['Northwind', 'Custom colours']);
  });
});
