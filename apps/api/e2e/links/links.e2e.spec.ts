import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { poll } from '@livery/testing';
import { type LinksApi, startLinksApi, TENANT } from './start-links-api.ts';

const HOUR_MS = 3_600_000;

let api: LinksApi;

beforeAll(async () => {
  api = await startLinksApi();
});

afterAll(() => api.close());

const codeOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json();
  return [response.status, body];
};
const refused = (status: number, code: string) => [status, { error: expect.objectContaining({ code }) }];
const MISSING = refused(404, 'resource_missing');

describe('a signed link', () => {
  it('opens the file without a credential, with headers that protect the browser', async () => {
    const response = await fetch(api.url(await api.keep('some text', '../"Größe".txt')));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('some text');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '9',
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'referrer-policy': 'no-referrer',
    });
  });

  it('has an ETag and ranges, and no body for HEAD', async () => {
    const link = await api.keep('0123456789');
    const url = api.url(link);
    const etag = `"${link.contentHash}"`;
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const past = await fetch(url, { headers: { range: 'bytes=10-' } });
    expect(await codeOf(past)).toEqual(refused(416, 'range_not_satisfiable'));
  });

  it('is judged anew each time by its context, which learns for whom it was signed', async () => {
    const link = await api.keep('withdrawn');
    const released = { ...link, audience: 'released' } as const;
    expect((await fetch(api.url(released))).status).toBe(200);
    expect(api.links.opened.at(-1)).toEqual(released);
    api.links.blobs.delete(link.record);
    expect(await codeOf(await fetch(api.url(link)))).toEqual(MISSING);
  });

  it('has expired an hour later, and is unknown for another record, mode, organization or use', async () => {
    const link = await api.keep('for an hour');
    const old = api.url(link, new Date(Date.now() - 2 * HOUR_MS));
    expect(await codeOf(await fetch(old))).toEqual(refused(403, 'link_expired'));
    const others = [
      { ...link, record: newId() },
      { ...link, tenant: { ...TENANT, livemode: false } },
      { ...link, tenant: { ...TENANT, organizationId: newId() } },
      { ...link, use: 'unknown' },
    ];
    for (const other of others) expect(await codeOf(await fetch(api.url(other)))).toEqual(MISSING);
  });

  it('is unknown if any part of it is altered, and cannot be sent with a query or written to', async () => {
    const url = api.url(await api.keep('altered'));
    const token = url.slice(url.lastIndexOf('/') + 1);
    for (let index = 0; index < token.length; index += 1) {
      const altered = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
      expect(await codeOf(await fetch(url.replace(token, altered)))).toEqual(MISSING);
    }
    expect((await fetch(`${url}?a=b`)).status).toBe(400);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${api.origin}/api/v1/links/`)).status).toBe(404);
    expect((await fetch(`${api.origin}/api/v1/links/%00`)).status).toBe(404);
  });
});

describe('the token of a link', () => {
  it('is in no log, trace, metric or row, whatever happens to the request', async () => {
    const link = await api.keep('secret place');
    const urls = [
      api.url(link),
      api.url(link, new Date(Date.now() - 2 * HOUR_MS)),
      api.url({ ...link, use: 'unknown' }),
    ];
    const authorization = 'Bearer anything';
    const ask = async (url: string, method = 'GET'): Promise<void> => {
      for (const headers of [{}, { authorization }, { authorization, 'user-agent': url, referer: url }]) {
        await (await fetch(url, { method, headers })).arrayBuffer();
      }
    };
    for (const url of urls) {
      await ask(url);
      await ask(url, 'HEAD');
      await ask(url, 'POST');
      for (const end of ['/', '/more', '?token=1', '%00', '%']) await ask(url + end);
    }
    await api.loseBytes();
    const lost = await fetch(api.url(link), { headers: { authorization } });
    expect(lost.status).toBe(503);
    expect(JSON.stringify(await lost.json())).not.toContain('lnk_');

    await poll('the requests to be logged', async () => (await api.rows()).includes('/links/lnk_[redacted]'));
    await poll('the access log', () => api.lines.some((line) => line.includes('/api/v1/links/:token')));
    const metrics = await api.metrics();
    expect(metrics).toContain('route="/api/v1/links/:token"');
    const everything = [metrics, await api.rows(), ...api.lines].join('\n');
    expect(everything).toContain('GET /api/v1/links/:token');
    for (const url of urls) {
      const token = url.slice(url.lastIndexOf('/lnk_') + 5);
      for (const part of [token, token.slice(0, 30), token.slice(-40)]) expect(everything).not.toContain(part);
    }
  });
});
