import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveryOptions } from '../index.ts';
import { json, type Reply, ScriptedServer } from '../testing/scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

const service: Reply = (response, request) =>
  json(request.url.endsWith('/token') ? { access_token: 'oat_secret', expires_in: 3_600 } : { id: 'font_1' })(
    response,
    request,
  );

/** All texts that programs reach through the members of a value. */
function textsIn(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value === 'string') return [value];
  if (!(value instanceof Object) || seen.has(value)) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((key) => textsIn(Reflect.get(value, key), seen));
}

describe('the secrets of a client', () => {
  it.each<[string, LiveryOptions['credential']]>([
    ['a key', 'sk_live_secret'],
    ['a function', Object.assign(() => 'sk_live_secret', { key: 'sk_live_secret' })],
    ['an application and its token', { clientId: 'oa_client_1', clientSecret: 'oa_secret_1' }],
  ])('are not shown: %s', async (_, credential) => {
    server.script(service);
    const livery = server.client({ credential });
    await livery.fonts.retrieve('font_1');
    const texts = textsIn(livery);
    expect(texts).toContain(`${server.origin}/api/v1`);
    const shown = [JSON.stringify(livery), inspect(livery, { depth: 9, showHidden: true }), JSON.stringify(texts)];
    for (const text of shown) expect(text).not.toContain('secret');
  });
});
