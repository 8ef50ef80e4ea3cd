import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const OWNER_ONLY = 0o600;

/** The content of `demo.json`, which scripts use. */
export interface DemoFacts {
  readonly baseUrl: string;
  /** The live, test and publishable key, in this order. */
  readonly keys: readonly [live: string, test: string, publishable: string];
  readonly client: { readonly id: string; readonly secret: string };
  readonly webhook: { readonly endpoint: string; readonly secret: string };
}

/** @throws AssertionError if the file is not as documented: members, kinds of keys, readable by its owner only */
export async function readDemoFacts(directory: string): Promise<DemoFacts> {
  const file = path.join(directory, 'demo.json');
  const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
  assert.ok(typeof parsed === 'object' && parsed !== null, 'demo.json holds no object');
  const { mode } = await stat(file);
  assert.equal(mode & 0o777, OWNER_ONLY, `demo.json has mode ${(mode & 0o777).toString(8)}, not 600`);
  const members = new Map<string, unknown>(Object.entries(parsed));
  const member = (name: string, pattern: RegExp): string => {
    const value = members.get(name);
    assert.ok(typeof value === 'string' && pattern.test(value), `demo.json has no ${name} that begins as ${pattern}`);
    return value;
  };
  return {
    baseUrl: member('base_url', /^http:\/\//),
    keys: [member('live_key', /^sk_live_/), member('test_key', /^sk_test_/), member('publishable_key', /^pk_live_/)],
    client: { id: member('client_id', /^oa_client_/), secret: member('client_secret', /^oa_secret_/) },
    webhook: { endpoint: member('webhook_endpoint', /^whk_/), secret: member('webhook_secret', /^whsec_/) },
  };
}
