import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandRuleListSchema, checkTypeListSchema, type CheckTypeResource } from '@livery/brand-governance-contracts';
import { type JsonObject, type JsonSchema, type JsonValue } from '@livery/kernel';
import { type ApiClient, ApiContract } from '@livery/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isSchema } from './fuzz/documented-operations.ts';
import { FittingValues } from './fuzz/fitting-values.ts';
import { nastyValue } from './fuzz/nasty-values.ts';
import { readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

const SEED = 20_261_123;
const ROUNDS = 10;
const ajv = new Ajv2020({ strict: true, strictTypes: true });

let api: SharedTestApi;
let client: ApiClient;
let types: readonly CheckTypeResource[];

beforeAll(async () => {
  api = await sharedTestApi();
  client = await (await api.createOrganization()).client();
  types = readAnswer(checkTypeListSchema, await client.get('/check_types')).data;
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
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

/** Returns whether every endpoint accepts such a value. Expressions have their own grammar and are not plain. */
function isPlain(value: JsonValue): boolean {
  const json = JSON.stringify(value);
  return json.isWellFormed() && !/__proto__|\\u|\p{Cc}|"\//iu.test(json);
}

/** Returns whether the value contains anything but null, false and empty values. */
function isGiven(value: JsonValue): boolean {
  return /\w/.test(JSON.stringify(value).replaceAll(/"[^"]*":|null|false|""/g, ''));
}

/** Returns whether the value fits the schema and, if the rule needs the parameter, is not empty. */
function fits({ needs }: CheckTypeResource, name: string, schema: JsonSchema, value: JsonValue): boolean {
  const isNeeded = needs.flat().includes(`params.${name}`);
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const areEntriesKnown = needs.every((need) => {
    const names = need
      .filter((member) => member.startsWith(`params.${name}[].`))
      .map((member) => member.split('[].')[1]);
    // The rest of the rule meets a need that other members can meet as well.
    if (names.length === 0 || names.length < need.length) return true;
    return entries.every((entry) => isObject(entry) && names.some((one = '') => isGiven(entry[one] ?? null)));
  });
  return ajv.validate(schema, value) && (!isNeeded || isGiven(value)) && areEntriesKnown;
}

/** Returns values that are just outside of the limits of a schema. */
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

/** Sends a set of one rule with PUT. */
async function put(rule: JsonObject) {
  return client.put('/brand_rules', { data: [rule] });
}

/** The alias that is answered as its check type. */
const WRITTEN_OUT = {
  type: 'required_slide',
  answer: { type: 'required.slide', pattern: 'Legal', params: { position: 'any' } },
};

describe('GET /check_types', () => {
  it('describes every type of rule once, as a check type or as an alias of one', async () => {
    const { components } = JSON.parse((await client.get('/openapi.json')).text);
    const known: string[] = components.schemas.BrandRuleRequest.properties.type.enum;
    expect(types.length).toBeGreaterThan(80);
    expect(types.every(({ id, type }) => id === type)).toBe(true);
    const names = types.flatMap(({ type, aliases }) => [type, ...aliases.map((alias) => alias.type)]);
    expect(names.filter((name) => name !== WRITTEN_OUT.type).toSorted()).toEqual(known.toSorted());
  });

  it('describes every parameter in a sentence, and has defaults that fit their schemas', () => {
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

  it('has examples that PUT /brand_rules accepts unchanged and that fit their schemas', async () => {
    const examples = types.flatMap(({ example, aliases }) => [example, ...aliases.map((alias) => alias.example)]);
    const answer = await client.put('/brand_rules', { data: examples });
    const answered = examples.map((example) => (example['type'] === WRITTEN_OUT.type ? WRITTEN_OUT.answer : example));
    expect(readAnswer(brandRuleListSchema, answer).data).toMatchObject(answered);
    for (const { type, parameters, example } of types) {
      const isFit = ajv.validate(parameters, paramsOf(example));
      expect([type, isFit, ajv.errorsText()]).toEqual([type, true, 'No errors']);
    }
  });

  it('is the same for every organization and mode', async () => {
    const tester = await (await api.createOrganization()).client(undefined, { livemode: false });
    expect((await tester.get('/check_types')).text).toBe((await client.get('/check_types')).text);
  });

  it.each([
    ['limit=10', 'limit'],
    ['type=term.forbidden', 'type'],
  ])('refuses ?%s, since the list has neither pages nor filters', async (query, param) => {
    const answer = await client.get(`/check_types?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'parameter_unknown', param } });
  });
});

describe('the schemas of parameters', () => {
  it('are applied by PUT /brand_rules, which accepts values that fit them', async () => {
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

  it('are applied by PUT /brand_rules, which refuses other values with the name of the parameter', async () => {
    for (const type of types) {
      for (const [name, schema] of propertiesOf(type)) {
        const odd = nastyValue.filter((value) => isPlain(value) && !ajv.validate(schema, value));
        for (const value of [...beyond(schema), ...fc.sample(odd, { numRuns: 1, seed: SEED })]) {
          const { status, body } = await put({ ...type.example, params: { ...paramsOf(type.example), [name]: value } });
          const { code, param } = body.error ?? {};
          // For a list or an object, the error names the wrong entry or member.
          const [parameter] = /^data\[0\]\.params\.\w+/.exec(param ?? '') ?? [];
          expect([type.type, value, status, code, parameter]).toEqual([
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

  it('are in the contract, under the names of their types', async () => {
    const contract = JSON.parse((await client.get('/openapi.json')).text);
    for (const { type, parameters } of types) {
      const name = `${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Params`;
      const documented = contract.components.schemas[name];
      expect([type, Object.keys(documented.properties)]).toEqual([type, Object.keys(parameters.properties ?? {})]);
      expect(documented.required).toEqual(parameters.required);
    }
  });
});
