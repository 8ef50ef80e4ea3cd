import { newId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { idOf, idsOf } from './answer-facts.ts';
import type { TestApi } from './test-api.ts';
import { sendWrite, WRITE_REQUESTS } from './write-requests.ts';

/** Makes a record of the collection that a path names first. @returns its id, or that of the newest one if none can be made; empty for a path without a record */
export async function recordFor(client: ApiClient, api: TestApi, path: string): Promise<string> {
  const [, collection = ''] = path.split('/');
  if (!path.includes('{')) return '';
  const prepare = WRITE_REQUESTS[`POST /${collection}`];
  const made = prepare === undefined ? null : await sendWrite(client, await prepare(client, api), newId());
  if (made !== null && made.status < 400) return idOf(made);
  const [id] = idsOf(await client.get(`/${collection}`));
  if (id === undefined) throw new Error(`There is no record for ${path}.`);
  return id;
}
