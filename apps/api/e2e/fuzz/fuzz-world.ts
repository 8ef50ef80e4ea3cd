import { createOAuthServer } from '@livery/oauth-server';
import { newId } from '@livery/kernel';
import { createLogger } from '@livery/runtime';
import { ApiClient, TEST_SECRET_KEYS } from '@livery/testing';
import fc from 'fast-check';
import { idOf, idsOf } from '../answer-facts.ts';
import { SAMPLE_DECK, SAMPLE_HANDBOOK } from '../brand-documents.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { sendWrite, WRITE_REQUESTS } from '../write-requests.ts';
import { damaged } from './damaged-document.ts';

/** The number of records of a type, so that some are left after an operation has deleted one. */
const RECORDS = 3;

/** The requests that create records of collections to which nothing is posted. */
const CREATION: Readonly<Record<string, string>> = {
  reviews: 'POST /library_assets/:id/reviews',
  guideline_drafts: 'POST /guidelines/learn',
  brand_check_fixes: 'POST /brand_checks/:id/fix',
};

/** The API and the OAuth server on one database, an organization with a record of each type, and a key with all scopes. */
export interface FuzzWorld {
  readonly ids: readonly string[];
  /** Creates records in the collection of a path, since earlier ones may have been deleted. @returns their ids */
  newIds(path: string): Promise<readonly string[]>;
  readonly documents: readonly Buffer[];
  /** Returns a client for a path. `credential` replaces the valid credential; null means none. */
  clientFor(path: string, credential?: string | null): ApiClient;
  close(): Promise<void>;
}

export async function startFuzzWorld(): Promise<FuzzWorld> {
  const api = await startTestApi();
  const oauthServer = await createOAuthServer({
    database: api.database,
    secretKeys: TEST_SECRET_KEYS,
    logger: createLogger({ name: 'livery-test', level: 'error' }),
  });
  const organization = await api.createOrganization();
  const secret = await organization.key();
  const oauth = new ApiClient(oauthServer, null);
  return {
    ids: [organization.id, ...(await makeRecords(api, secret))],
    newIds: (path) => newRecords(api, secret, path),
    documents: [SAMPLE_DECK, SAMPLE_HANDBOOK, Buffer.from('no document')],
    clientFor: (path, credential = secret) => (path.startsWith('/oauth/') ? oauth : api.as(credential)),
    close: () => closeAll(api, oauthServer),
  };
}

/** Creates records of each type, several of the types that operations can delete. @returns their ids */
async function makeRecords(api: TestApi, secret: string): Promise<readonly string[]> {
  const client = api.as(secret);
  const ids: string[] = [];
  for (const [name, request] of Object.entries(WRITE_REQUESTS)) {
    if (!name.startsWith('POST ') || name.includes(':id') || name.endsWith('/bulk')) continue;
    ids.push(idOf(await sendWrite(client, await request(client, api), newId())));
  }
  for (const list of ['/events?limit=5', '/users', '/api_keys?limit=1']) ids.push(...idsOf(await client.get(list)));
  return ids;
}

async function newRecords(api: TestApi, secret: string, path: string): Promise<readonly string[]> {
  const client = api.as(secret);
  const [, collection = ''] = path.split('/');
  const prepare = path.includes('{') ? WRITE_REQUESTS[CREATION[collection] ?? `POST /${collection}`] : undefined;
  if (prepare === undefined) return [];
  const made = Array.from({ length: RECORDS }, async (_, index) => {
    const request = await prepare(client, api);
    return sendWrite(client, { ...request, body: distinct(request.body ?? {}, index) }, newId());
  });
  return (await Promise.all(made)).filter(({ status }) => status < 400).map(idOf);
}

/**
 * Makes the email of an invitation and the name of a folder unique, since a second one is refused. Documents but the first are damaged, so
 * that operations on their records meet such documents.
 */
function distinct(body: object, index: number): object {
  if ('content_base64' in body && index > 0) {
    const [bytes] = fc.sample(damaged(fc.constant(SAMPLE_DECK)), { numRuns: 1, seed: index });
    return { ...body, content_base64: bytes?.toString('base64') };
  }
  if ('email' in body) return { ...body, email: `ada-${index}-${newId()}@example.com` };
  return 'name' in body ? { ...body, name: `${index} ${newId()}` } : body;
}

async function closeAll(api: TestApi, oauthServer: { close(): Promise<void> }): Promise<void> {
  await oauthServer.close();
  await api.close();
}
