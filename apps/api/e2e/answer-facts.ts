import type { FromSchema, JsonSchema } from '@livery/kernel';
import { type Answer, readAnswer } from './read-answer.ts';

const text = { type: 'string' } as const;
const failure = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['type', 'code'],
      properties: { type: text, code: text, param: { type: ['string', 'null'] }, brand_check: text },
    },
  },
} as const satisfies JsonSchema;
const record = { type: 'object', required: ['id'], properties: { id: text } } as const satisfies JsonSchema;
const secret = { type: 'object', required: ['secret'], properties: { secret: text } } as const satisfies JsonSchema;
const list = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: record } },
} as const satisfies JsonSchema;

/** Returns the error in the body of a response. */
export function errorOf(answer: Answer): FromSchema<typeof failure.properties.error> {
  return readAnswer(failure, answer).error;
}

export function idOf(answer: Answer): string {
  return readAnswer(record, answer).id;
}

export function secretOf(answer: Answer): string {
  return readAnswer(secret, answer).secret;
}

/** Returns the ids of the records in a list, in the order of the list. */
export function idsOf(answer: Answer): string[] {
  return readAnswer(list, answer).data.map(({ id }) => id);
}

/** Returns whether the response is the stored response to an earlier request. */
export function isReplay({ headers }: Answer): boolean {
  return headers['idempotent-replayed'] === 'true';
}
