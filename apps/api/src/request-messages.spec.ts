import { describe, expect, it } from '@jest/globals';
import { declaredEndpoints, handlerParameters, RequestValidation } from '@livery/http';
import { DomainError } from '@livery/kernel';
import { MAX_PROBLEMS, nestedMembers, prototypeOf, requestMembers } from '@livery/requests';
import { API_CONTROLLERS } from './api-contract.ts';

type RequestClass = Parameters<typeof requestMembers>[0];

/** Phrases of class-validator and of programmers, which do not tell a caller what to do. */
const UNHELPFUL =
  /regular expression|\/\^|should not|each value in|following values|nested property|must be an? (?:array|instance)|conforming|longer than or equal|shorter than or equal|must not be (?:less|greater) than|\$property|\bundefined\b|\bNaN\b|\[object/i;
const SENTENCE = /^.+\.$/;

const WRONG: readonly unknown[] = [
  undefined,
  '',
  'wrong',
  'x'.repeat(5_000),
  '🎨'.repeat(300),
  -1,
  1.5,
  1e20,
  true,
  [],
  ['wrong'],
  [''],
  [1],
  [[]],
  [null],
  Array.from({ length: 1_001 }, () => 'wrong'),
  {},
  { wrong: 1 },
];

/** All request classes of bodies and queries, including nested ones. */
function requestClasses(): ReadonlyMap<string, RequestClass> {
  const found = new Map<string, RequestClass>();
  const add = (type: RequestClass | undefined): void => {
    if (type === undefined || type.name === 'Object' || found.has(type.name)) return;
    found.set(type.name, type);
    for (const nested of nestedMembers(prototypeOf(type))) add(nested.type());
  };
  for (const { controller, method } of API_CONTROLLERS.flatMap(declaredEndpoints)) {
    for (const part of ['BODY', 'QUERY'] as const) {
      for (const { type } of handlerParameters(controller, method, part)) add(type);
    }
  }
  return found;
}

interface Problem {
  readonly message: string;
  readonly param: string;
}

function isProblems(errors: unknown): errors is readonly Problem[] {
  return Array.isArray(errors);
}

async function problemsOf(type: RequestClass, value: object): Promise<readonly Problem[]> {
  try {
    await new RequestValidation().transform(value, { type: 'body', metatype: type });
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { errors } = error.extras;
    const first = { message: error.message, param: String(error.param) };
    return isProblems(errors) ? errors : [first];
  }
}

describe('the messages for wrong requests', () => {
  const classes = [...requestClasses()];

  it('are tested for all request classes', () => {
    expect(classes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['CreateApiKeyRequest', 'BrandPaletteRequest', 'ListEventsQuery', 'RunBrandCheckRequest']),
    );
    expect(classes.length).toBeGreaterThan(20);
  });

  it.each(classes)('is what to do, in sentences of ours: %s', async (_, type) => {
    const names = requestMembers(type).map(({ name }) => name);
    for (const name of names) {
      for (const value of WRONG) {
        for (const { message, param } of await problemsOf(type, { [name]: value })) {
          expect(message).not.toMatch(UNHELPFUL);
          expect(message).toMatch(SENTENCE);
          expect(message).toContain(param.split(/[.[]/)[0]);
        }
      }
    }
  });

  it.each(classes)('counts characters as the contract does, not UTF-16 units: %s', async (_, type) => {
    for (const { name, schema } of requestMembers(type)) {
      const { maxLength: most } = schema;
      if (most === undefined || schema.pattern !== undefined) continue;
      const paramsOf = async (value: string) => (await problemsOf(type, { [name]: value })).map(({ param }) => param);
      expect(await paramsOf('🎨'.repeat(most))).not.toContain(name);
      expect(await paramsOf('🎨'.repeat(most + 1))).toContain(name);
    }
  });

  it.each(classes)('names each member that is wrong at once, and a stray one: %s', async (_, type) => {
    const members = requestMembers(type).filter(({ isJudgedElsewhere }) => !isJudgedElsewhere);
    // A function is wrong for every schema, since it has no JSON type.
    const wrong = Object.fromEntries(members.map(({ name }) => [name, Symbol.for('wrong')]));
    const problems = await problemsOf(type, { ...wrong, stray: 1 });
    const params = new Set(problems.map(({ param }) => param));
    const expected = [...members.map(({ name }) => name), 'stray'];
    expect(expected).toEqual(expect.arrayContaining([...params]));
    expect(params.size).toBe(Math.min(expected.length, MAX_PROBLEMS));
  });
});
