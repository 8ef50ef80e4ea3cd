import type { FromSchema, JsonSchema } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ allowUnionTypes: true, validateFormats: false });

export type Answer = Awaited<ReturnType<ApiClient['get']>>;

/** Returns the body of a response with the type of its schema. @throws Error if the body does not fit the schema */
export function readAnswer<const Schema extends JsonSchema>(schema: Schema, answer: Answer): FromSchema<Schema> {
  const validate = ajv.compile<FromSchema<Schema>>(schema);
  const body: unknown = answer.body;
  if (!validate(body)) throw new Error(`${answer.status} ${answer.text}\n${ajv.errorsText(validate.errors)}`);
  return body;
}

/** Returns the text of a response without the request id, in which two responses to the same request differ. */
export function withoutRequestId(answer: Answer): string {
  return `${answer.status} ${answer.text.replace(/req_[0-9A-Za-z]{22}/, 'req_')}`;
}

const eventList = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'livemode', 'data'],
        properties: { type: { type: 'string' }, livemode: { type: 'boolean' }, data: { type: 'object' } },
      },
    },
  },
} as const satisfies JsonSchema;

/** Returns the events that a caller can read, newest first. `type` may end in `.*`. */
export async function eventsOf(client: ApiClient, type: string): Promise<FromSchema<typeof eventList.properties.data>> {
  return readAnswer(eventList, await client.get(`/events?type=${type}&limit=200`)).data;
}
