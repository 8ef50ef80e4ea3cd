import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandCheckSchema,
  brandRuleListSchema,
  checkTypeListSchema,
  type CheckTypeResource,
} from '@livery/brand-governance-contracts';
import { CHECK_CATALOGUE, RULE_TYPES } from '@livery/brand-governance-domain';
import { type JsonObject, type JsonSchema, type JsonValue, parsePublicId } from '@livery/kernel';
import { type ApiClient, ApiContract } from '@livery/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { SAMPLE_DECK } from './brand-documents.ts';
import { isSchema } from './fuzz/documented-operations.ts';
import { FittingValues } from './fuzz/fitting-values.ts';
import { nastyValue } from './fuzz/nasty-values.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const SEED = 20_261_123;
const ROUNDS = 10;
const ajv = new Ajv2020({ strict: true, strictTypes: true });

const LOGOS = [{ id: 'primary', sha256: ['ab'.repeat(32)] }];

/** Rules that could find nothing, with the member to which the error points. */
const NEEDY: readonly (readonly [type: string, rule: JsonObject, param: string])[] = [
  ['color.theme_palette', {}, 'params.slots'],
  ['color.theme_palette', { params: { slots: {} } }, 'params.slots'],
  ['font.theme', {}, 'params.major'],
  ['font.theme', { params: { major: null } }, 'params.major'],
  ['font.substituted', {}, 'params.installed'],
  ['font.size_allowed', {}, 'params.allowed_pt'],
  ['font.size_allowed', { params: { by_placeholder: { title: {} } } }, 'params.allowed_pt'],
  ['logo.missing', {}, 'params.logos'],
  ['logo.moved', { params: { box_emu: [0, 0] } }, 'params.logos'],
  ['logo.moved', { params: { logos: LOGOS } }, 'params.box_emu'],
  ['logo.resized', { params: { min_width_emu: 1 } }, 'params.logos'],
  ['logo.distorted', {}, 'params.logos'],
  ['logo.clear_space', {}, 'params.logos'],
  ['logo.overlap', {}, 'params.logos'],
  ['logo.wrong_version', { params: { logos: LOGOS } }, 'params.retired'],
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
  ['docx.header_footer', { params: { header: { text: null } } }, 'params.header'],
];

let api: TestApi;
let client: ApiClient;
let types: readonly CheckTypeResource[];

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.foundOrganization()).client();
  types = readAnswer(checkTypeListSchema, await client.get('/check_types')).data;
});

beforeEach(async () => {
  client = await (await api.foundOrganization()).client();
});

afterAll(() => api.close());

function paramsOf({ params }: JsonObject): JsonObject {
  return isObject(params) ? params : {};
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function propertiesOf({ parameters }: CheckTypeResource): readonly (readonly [name: string, schema: JsonSchema])[] {
  const { properties } = parameters;
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, schema] as const] : [],
  );
}

/** What an API can take in at all, without expressions, which have a grammar of their own. */
function isPlain(value: JsonValue): boolean {
  const json = JSON.stringify(value);
  return json.isWellFormed() && !/__proto__|\\u|\p{Cc}|"\//iu.test(json);
}

/** Neither left out nor null, false or empty. */
function isGiven(value: JsonValue): boolean {
  return /\w/.test(JSON.stringify(value).replaceAll(/"[^"]*":|null|false|""/g, ''));
}

/** A value of the schema; where a rule needs the parameter, one that says something. */
function fits({ needs }: CheckTypeResource, name: string, schema: JsonSchema, value: JsonValue): boolean {
  const isNeeded = needs.flat().includes(`params.${name}`);
  return ajv.validate(schema, value) && (!isNeeded || isGiven(value));
}

/** Values just outside of a schema. */
function beyond({ type, minimum, maximum, minItems, anyOf }: JsonSchema): readonly JsonValue[] {
  const [option] = anyOf ?? [];
  if (option !== undefined) return beyond(option);
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(type === 'integer' ? [(minimum ?? 0) + 0.5] : []),
    ...(minItems === undefined ? [] : [[]]),
  ];
}

/** What PUT says of one rule. */
async function put(rule: JsonObject) {
  return client.put('/brand_rules', { data: [rule] });
}

describe('GET /check_types', () => {
  it('describes every type of rule once, by its own id or as another name of one', () => {
    expect(types.map(({ type }) => type)).toEqual(CHECK_CATALOGUE.map(({ type }) => type));
    expect(types.every(({ id, type }) => id === type)).toBe(true);
    const names = types.flatMap(({ type, aliases }) => [type, ...aliases.map((alias) => alias.type)]);
    expect(names.toSorted()).toEqual(RULE_TYPES.toSorted());
  });

  it('says of every parameter in a sentence what it means, and of defaults that they fit', () => {
    for (const type of types) {
      for (const [name, schema] of propertiesOf(type)) {
        expect([type.type, name, schema.description]).toEqual([
          type.type,
          name,
          expect.stringMatching(/^[A-Z`].+[.:`]$/),
        ]);
        if (schema.default !== undefined) expect(ajv.validate(schema, schema.default)).toBe(true);
        expect(type.defaults[name]).toEqual(schema.default);
      }
    }
  });

  it('gives examples that PUT /brand_rules accepts as they stand, and that fit their schemas', async () => {
    const examples = types.flatMap(({ example, aliases }) => [example, ...aliases.map((alias) => alias.example)]);
    const answer = await client.put('/brand_rules', { data: examples });
    expect(readAnswer(brandRuleListSchema, answer).data).toMatchObject(examples);
    for (const { type, parameters, example } of types) {
      const isFit = ajv.validate(parameters, paramsOf(example));
      expect([type, isFit, ajv.errorsText()]).toEqual([type, true, 'No errors']);
    }
  });

  it('is the same for every organization and mode', async () => {
    const tester = await (await api.foundOrganization()).client(undefined, { livemode: false });
    expect((await tester.get('/check_types')).text).toBe((await client.get('/check_types')).text);
  });

  it.each([
    ['limit=10', 'limit'],
    ['type=term.forbidden', 'type'],
  ])('refuses ?%s, since it is never paged', async (query, param) => {
    const answer = await client.get(`/check_types?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'parameter_unknown', param } });
  });
});

describe('the schemas of parameters', () => {
  it('are what PUT /brand_rules goes by: what fits them is accepted', async () => {
    const values = new FittingValues(new ApiContract({}), [], []);
    for (let round = 0; round < ROUNDS; round += 1) {
      const rules = types.map((type, index) => {
        const properties = propertiesOf(type);
        const [name, schema = {}] = properties[round % properties.length] ?? [''];
        const fitting = values.of(schema).filter((value) => isPlain(value) && fits(type, name, schema, value));
        const [value = null] = fc.sample(fitting, { numRuns: 1, seed: SEED + 1_000 * round + index });
        return { ...type.example, replacement: 'Something else', params: { ...paramsOf(type.example), [name]: value } };
      });
      const answer = await client.put('/brand_rules', { data: rules });
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    }
  });

  it('are what PUT /brand_rules goes by: what does not fit them is refused by name', async () => {
    for (const type of types) {
      for (const [name, schema] of propertiesOf(type)) {
        const odd = nastyValue.filter((value) => isPlain(value) && !ajv.validate(schema, value));
        for (const value of [...beyond(schema), ...fc.sample(odd, { numRuns: 1, seed: SEED })]) {
          const { status, body } = await put({ ...type.example, params: { ...paramsOf(type.example), [name]: value } });
          const { code, param } = body.error ?? {};
          expect([type.type, value, status, code, param]).toEqual([
            type.type,
            value,
            400,
            'parameter_invalid',
            `data[0].params.${name}`,
          ]);
        }
      }
    }
  });

  it('stand in the contract, too, under the name of their type', async () => {
    const contract = JSON.parse((await client.get('/openapi.json')).text);
    for (const { type, parameters } of types) {
      const name = `${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Params`;
      const documented = contract.components.schemas[name];
      expect([type, Object.keys(documented.properties)]).toEqual([type, Object.keys(parameters.properties ?? {})]);
      expect(documented.required).toEqual(parameters.required);
    }
  });
});

describe('a rule that could find nothing', () => {
  it.each(NEEDY)('of the type %s and with no more than %j is refused for %s', async (type, members, param) => {
    const { status, body } = await put({ type, ...members });
    expect([type, status]).toEqual([type, 400]);
    expect(body).toMatchObject({ error: { code: 'parameter_missing', param: `data[0].${param}` } });
  });

  it('is readable when it was stored before, named by checks, and told apart when it is sent back', async () => {
    const organization = await api.foundOrganization();
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

  it('is one of these types, and of no other', () => {
    expect(types.filter((one) => one.needs.length > 0).map(({ type }) => type)).toEqual([
      ...new Set(NEEDY.map(([type]) => type)),
    ]);
  });
});
