import assert from 'node:assert/strict';
import type { DemoFacts } from './demo-facts.ts';

const TIMEOUT_MS = 5_000;

type Members = ReadonlyMap<string, unknown>;

/** GET with the live key, or another credential. @throws AssertionError for any status but 200 */
export async function askApi({ baseUrl, keys }: DemoFacts, path: string, credential = keys[0]): Promise<Members> {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    headers: { authorization: `Bearer ${credential}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  assert.equal(response.status, 200, `GET ${path} answered ${response.status}: ${text}`);
  return membersOf(JSON.parse(text));
}

/** Gets an access token of the demo's application. @throws AssertionError for any status but 200 */
export async function askToken({ baseUrl, client }: DemoFacts): Promise<Members> {
  const response = await fetch(`${baseUrl}/api/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  assert.equal(response.status, 200, `POST /oauth/token answered ${response.status}: ${text}`);
  return membersOf(JSON.parse(text));
}

/** The records of a list's first page. */
export async function askList(facts: DemoFacts, path: string, credential?: string): Promise<readonly Members[]> {
  const records = (await askApi(facts, path, credential)).get('data');
  assert.ok(Array.isArray(records), `GET ${path} answered no list`);
  return records.map(membersOf);
}

function membersOf(value: unknown): Members {
  assert.ok(typeof value === 'object' && value !== null, 'The answer holds no object');
  return new Map<string, unknown>(Object.entries(value));
}
