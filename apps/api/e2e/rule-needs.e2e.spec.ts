import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  brandCheckSchema,
  brandRuleListSchema,
  checkTypeListSchema,
  type CheckTypeResource,
} from '@livery/brand-governance-contracts';
import { type JsonObject, parsePublicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { SAMPLE_DECK } from './brand-documents.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const LOGOS = [{ id: 'primary', sha256: ['ab'.repeat(32)] }];

/** Two logos that have a hash and can be recognised, and one that has none and cannot be recognised. */
const UNSEEN_LOGOS = [...LOGOS, { id: 'twin', phash: ['0f'.repeat(8)] }, { id: 'unseen', sha256: [], phash: [] }];

/** Rules that could never have a finding, with the parameter that the error names. */
const INCOMPLETE_RULES: readonly (readonly [type: string, rule: JsonObject, param: string])[] = [
  ['color.theme_palette', {}, 'params.slots'],
  ['color.theme_palette', { params: { slots: {} } }, 'params.slots'],
  ['font.theme', {}, 'params.major'],
  ['font.theme', { params: { major: null } }, 'params.major'],
  ['font.substituted', {}, 'params.installed'],
  ['font.size_allowed', {}, 'params.allowed_pt'],
  ['font.size_allowed', { params: { by_placeholder: { title: {} } } }, 'params.allowed_pt'],
  ['logo.missing', {}, 'params.logos'],
  ['logo.missing', { params: { logos: [{ id: 'unseen' }] } }, 'params.logos[0].sha256'],
  ['logo.missing', { params: { logos: UNSEEN_LOGOS } }, 'params.logos[2].sha256'],
  ['logo.moved', { params: { logos: UNSEEN_LOGOS, box_emu: [0, 0] } }, 'params.logos[2].sha256'],
  ['logo.moved', { params: { box_emu: [0, 0] } }, 'params.logos'],
  ['logo.moved', { params: { logos: LOGOS } }, 'params.box_emu'],
  ['logo.resized', { params: { min_width_emu: 1 } }, 'params.logos'],
  ['logo.resized', { params: { logos: UNSEEN_LOGOS, min_width_emu: 1 } }, 'params.logos[2].sha256'],
  ['logo.distorted', {}, 'params.logos'],
  ['logo.distorted', { params: { logos: UNSEEN_LOGOS } }, 'params.logos[2].sha256'],
  ['logo.clear_space', {}, 'params.logos'],
  ['logo.clear_space', { params: { logos: UNSEEN_LOGOS } }, 'params.logos[2].sha256'],
  ['logo.overlap', {}, 'params.logos'],
  ['logo.overlap', { params: { logos: UNSEEN_LOGOS } }, 'params.logos[2].sha256'],
  ['logo.wrong_version', { params: { logos: LOGOS } }, 'params.retired'],
  ['logo.wrong_version', { params: { retired: [{ id: 'unseen' }] } }, 'params.retired[0].sha256'],
  ['layout.unknown_master', {}, 'params.masters'],
  ['layout.unknown_layout', {}, 'params.layouts'],
  ['layout.template_version', {}, 'params.current'],
  ['footer.date', {}, 'params.required'],
  ['footer.date', { params: { required: false, fixed_only: false } }, 'params.required'],
  ['required.text', {}, 'params.text'],
  ['required.slide', { params: { position: 'first' } }, 'params.layout'],
  ['term.forbidden', {}, 'params.terms'],
  ['term.forbidden', { params: { terms: [], skip_code: false } }, 'params.terms'],
  ['term.forbidden', { pattern: [] }, 'params.terms'],
  ['term.replace', { replacement: 'email' }, 'params.terms'],
  ['term.replace', { pattern: 'e-mail' }, 'replacement'],
  [
    'term.replace',
    { params: { terms: [{ term: 'e-mail', replacement: 'email' }, { term: 'web site' }] } },
    'params.terms[1].replacement',
  ],
  ['term.required', {}, 'params.terms'],
  ['term.trademark', {}, 'params.marks'],
  ['term.capitalization', { params: { titles: null } }, 'params.terms'],
  ['lang.wrong', {}, 'params.language'],
  ['link.domain', { params: { allow_domains: [] } }, 'params.allow_domains'],
  ['docx.style_modified', {}, 'params.template_styles'],
  ['docx.margins', {}, 'params.mm'],
  ['docx.margins', { params: { mm: {}, tolerance_mm: 5 } }, 'params.mm'],
  ['docx.page_size', {}, 'params.size'],
  ['docx.page_size', { params: { size: null, orientation: null } }, 'params.size'],
  ['docx.header_footer', { params: { header: { text: null } } }, 'params.header'],
  ['docx.margins', {}, 'params.mm'],
  ['docx.margins', { params: { mm: {}, tolerance_mm: 5 } }, 'params.mm'],
  ['docx.page_size', {}, 'params.size'],
  ['docx.page_size', { params: { size: null, orientation: null } }, 'params.size'],
];

let api: TestApi;
let client: ApiClient;
let types: readonly CheckTypeResource[];

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
  types = readAnswer(checkTypeListSchema, await client.get('/check_types')).data;
});

afterAll(() => api.close());

/** Sends a set of one rule with PUT. */
async function put(rule: JsonObject) {
  return client.put('/brand_rules', { data: [rule] });
}

describe('a rule that could never have a finding', () => {
  it.each(INCOMPLETE_RULES)('of the type %s with %j is refused with the parameter %s', async (type, members, param) => {
    const { status, body } = await put({ type, ...members });
    expect([type, status]).toEqual([type, 400]);
    expect(body).toMatchObject({ error: { code: 'parameter_missing', param: `data[0].${param}` } });
  });

  it('is not a rule whose logos have one of the two hashes', async () => {
    const logos = UNSEEN_LOGOS.slice(0, 2);
    expect((await put({ type: 'logo.missing', params: { logos } })).status).toBe(200);
    const retired = { type: 'logo.wrong_version', params: { logos: [{ id: 'successor' }], retired: logos } };
    expect((await put(retired)).status).toBe(200);
  });

  it.each(['00', 'g'.repeat(64), 'ab'.repeat(33), ''])(
    'with the malformed content hash %j is refused',
    async (hash) => {
      const { status, body } = await put({
        type: 'logo.missing',
        params: { logos: [{ id: 'primary', sha256: [hash] }] },
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'parameter_invalid' } });
      expect(body).toMatchObject({ error: { message: expect.stringContaining('sixty-four hexadecimal digits') } });
    },
  );

  it('is reported by checks if it was stored with a logo without a hash', async () => {
    const organization = await api.createOrganization();
    const owner = await organization.client();
    await owner.put('/brand_rules', { data: [{ type: 'logo.missing', params: { logos: LOGOS } }] });
    await api.database.query(
      `update brand_governance.brand_rule set params = '{"logos":[{"id":"primary"}]}' where organization_id = $1 and livemode = true and type = 'logo.missing'`,
      [parsePublicId('org', organization.id)],
    );
    const stored = await owner.get('/brand_rules');
    expect(readAnswer(brandRuleListSchema, stored).data).toMatchObject([{ params: { logos: [{ id: 'primary' }] } }]);
    const check = await owner.post('/brand_checks', {
      content_type: 'pptx',
      content_base64: SAMPLE_DECK.toString('base64'),
    });
    const reasons = readAnswer(brandCheckSchema, check).not_evaluated.map(({ reason }) => reason);
    expect(reasons).toContainEqual(
      expect.stringMatching(/it needs params\.logos\[\]\.sha256 or params\.logos\[\]\.phash\.$/),
    );
  });

  it('is returned and reported by checks if it was stored before, and is refused if it is sent again', async () => {
    const organization = await api.createOrganization();
    const owner = await organization.client();
    await owner.put('/brand_rules', {
      data: [{ type: 'text.double_spaces' }, { type: 'lang.wrong', params: { language: 'en-GB' } }],
    });
    await api.database.query(
      `update brand_governance.brand_rule set params = '{}' where organization_id = $1 and livemode = true and type = 'lang.wrong'`,
      [parsePublicId('org', organization.id)],
    );
    const stored = await owner.get('/brand_rules');
    expect(readAnswer(brandRuleListSchema, stored).data).toMatchObject([{}, { type: 'lang.wrong', params: {} }]);
    const check = await owner.post('/brand_checks', {
      content_type: 'pptx',
      content_base64: SAMPLE_DECK.toString('base64'),
    });
    expect(readAnswer(brandCheckSchema, check).not_evaluated).toContainEqual({
      surface: 'rule',
      reason: 'The rule "Proofing language" (lang.wrong) is not judged: it needs params.language.',
      locations: ['package'],
    });
    const answer = await owner.put('/brand_rules', stored.body);
    expect(answer.body).toMatchObject({ error: { code: 'parameter_missing', param: 'data[1].params.language' } });
  });

  it('has one of the types above, and all other types need no parameters', () => {
    expect(types.filter((one) => one.needs.length > 0).map(({ type }) => type)).toEqual([
      ...new Set(INCOMPLETE_RULES.map(([type]) => type)),
    ]);
  });
});
