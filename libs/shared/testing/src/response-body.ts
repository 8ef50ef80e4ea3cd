import type { ApiContract, DocumentLocation } from './api-contract.ts';
import type { ObservedResponse } from './observed-response.ts';

/** How the document describes bytes, whose own type is known only with the record, and server-sent events. */
const ANY_TYPE = '*/*';
const EVENT_STREAM = 'text/event-stream';

/** @param location of the `content` of the response in the document @throws Error if the body is of another type, or does not fit */
export function assertBody(
  contract: ApiContract,
  { headers, body }: Pick<ObservedResponse, 'headers' | 'body'>,
  { location, where }: { readonly location: DocumentLocation; readonly where: string },
): void {
  const mediaTypes = contract.namesAt(location);
  const [actual = ''] = (headers['content-type'] ?? '').split(';');
  const mediaType = mediaTypes.find((documented) => documented === actual) ?? mediaTypes[0];
  if (mediaType === undefined) {
    if (body !== undefined) throw new Error(`${where}: it has a body, and none is documented`);
    return;
  }
  const isDocumented = mediaType === ANY_TYPE ? actual !== '' : actual === mediaType;
  if (!isDocumented) throw new Error(`${where}: it is of ${actual || 'no type'}, and ${mediaType} is documented`);
  const schema = [...location, mediaType, 'schema'];
  // The schema of bytes says only that they are bytes.
  if (mediaType === ANY_TYPE || (mediaType !== 'application/json' && Buffer.isBuffer(body))) return;
  const values = mediaType === EVENT_STREAM ? eventData(body) : [body];
  for (const value of values) contract.assertFits(schema, value, where);
}

/** The data of each event in a text of server-sent events. */
function eventData(text: unknown): readonly unknown[] {
  return Array.from(String(text).matchAll(/^data: (.*)$/gm), ([, json = '']): unknown => JSON.parse(json));
}
