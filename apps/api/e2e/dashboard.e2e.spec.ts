import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { request } from 'undici';
import { idOf } from './answer-facts.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const SHELL = `<!doctype html><meta name="csp-nonce" content="__NONCE__"><script type="module" nonce="__NONCE__" src="/dashboard/assets/main-1a2b.js"></script>`;
const SCRIPT = `console.log('${'Livery '.repeat(500)}');`;
const FILES: Readonly<Record<string, string>> = {
  'index.html': SHELL,
  '.sources': 'not for readers',
  'livery.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-1a2b.js': SCRIPT,
  'assets/main-3c4d.css': 'body { margin: 0 }',
  'assets/inter-5e6f.woff2': 'font',
};

let folder: string;
let build: { isRunning: boolean; failure: string | null };
let api: TestApi;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-dashboard-'));
  build = { isRunning: true, failure: null };
  api = await startTestApi({ dashboard: { directory: path.join(folder, 'web'), build } });
  await api.application.listen(0, '127.0.0.1');
  origin = await api.application.getUrl();
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const ask = (address: string, options: RequestInit = {}): Promise<Response> => fetch(origin + address, options);

async function writeFiles(): Promise<void> {
  await mkdir(path.join(folder, 'web/assets'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, 'web', name), text);
}

describe('the dashboard, before it is built', () => {
  it('is a page that says so and loads itself again', async () => {
    const response = await ask('/dashboard/sign-in');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    const nonce = nonceOf(response);
    expect(page).toContain('The dashboard is being built');
    expect(page).toContain(`<script nonce="${nonce}">setTimeout(() => location.reload(), 1000);</script>`);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="1"></noscript>');
  });

  it('has no files', async () => {
    expect((await ask('/dashboard/assets/main-1a2b.js')).status).toBe(404);
  });

  it('says why it could not be built, and how to repeat it', async () => {
    Object.assign(build, { isRunning: false, failure: 'main.tsx:1: <App> is missing' });
    const page = await (await ask('/dashboard')).text();
    expect(page).toContain('<pre>main.tsx:1: &lt;App&gt; is missing</pre>');
    expect(page).toContain('npm run build:dashboard');
    expect(page).not.toContain('reload()');
  });

  it('says how to build it if this process does not', async () => {
    Object.assign(build, { failure: null });
    const page = await (await ask('/dashboard')).text();
    expect(page).toContain('The dashboard has not been built');
    expect(page).toContain('npm run build:dashboard');
  });

  it('is served as soon as it is there, without a restart, and `open_url` of folders leads to it from then on', async () => {
    const client = await (await api.createOrganization()).client();
    const folderId = idOf(await client.post('/library_folders', { name: 'Photography' }));
    const openUrl = async (): Promise<string> => (await client.get(`/library_folders/${folderId}`)).body.open_url;
    expect(await openUrl()).toContain('/api/v1/library_assets?folder=fold_');
    await writeFiles();
    const page = new RegExp(`/dashboard/org_\\w{22}/live/library/folders/${folderId}$`);
    await poll('the page of the folder', async () => page.test(await openUrl()));
    expect((await ask('/dashboard')).status).toBe(200);
  });
});

describe('the dashboard', () => {
  it.each(['/dashboard', '/dashboard/', '/dashboard/sign-in', '/dashboard/org_1/live/checks?q=a%2fb'])(
    'is one page that needs no credential: %s',
    async (address) => {
      const response = await ask(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(SHELL.replaceAll('__NONCE__', nonceOf(response)));
    },
  );

  it('has another nonce in each response, which nobody stores', async () => {
    const [one, other] = [await ask('/dashboard'), await ask('/dashboard')];
    expect(nonceOf(one)).toMatch(/^[\w-]{24}$/);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('etag')).toBeNull();
  });

  it('allows scripts, styles and calls of its own only, and sets no cookie', async () => {
    const response = await ask('/dashboard');
    const own = `'self' 'nonce-${nonceOf(response)}'`;
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; script-src ${own}; style-src ${own}; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['assets/main-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['assets/main-3c4d.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['assets/inter-5e6f.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['livery.svg', 'image/svg+xml; charset=utf-8', 'public, no-cache'],
  ])('serves %s as %s', async (name, type, caching) => {
    const response = await ask(`/dashboard/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(caching);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(FILES[name]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses scripts for callers that accept %s', async (encoding, decompress) => {
    const { headers, body } = await request(`${origin}/dashboard/assets/main-1a2b.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('Accept-Encoding') });
    const bytes = Buffer.from(await body.arrayBuffer());
    expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
    expect(decompress(bytes).toString()).toBe(SCRIPT);
  });

  it('does not compress a font again', async () => {
    const response = await ask('/dashboard/assets/inter-5e6f.woff2', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('answers a file that the browser has with 304', async () => {
    const first = await ask('/dashboard/livery.svg');
    const headers = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await request(`${origin}/dashboard/livery.svg`, { headers })).statusCode).toBe(304);
  });

  it.each(['/dashboard', '/dashboard/assets/main-1a2b.js'])(
    'answers HEAD like GET, without a body: %s',
    async (address) => {
      const [head, get] = [await ask(address, { method: 'HEAD' }), await ask(address)];
      expect([head.status, await head.text()]).toEqual([200, '']);
      for (const name of ['content-type', 'cache-control', 'etag'])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('answers no %s', async (method) => {
    const response = await ask('/dashboard', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'HEAD, GET']);
  });

  it.each([
    '/dashboard/assets/main-0000.js',
    '/dashboard/assets/',
    '/dashboard/assets/../.sources',
    '/dashboard/assets/..%2f.sources',
    '/dashboard/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/dashboard/assets/..\\..\\package.json',
    '/Dashboard',
    '/dashboards',
  ])('has no file %s', async (address) => {
    expect(await statusOf(address)).toBe(404);
  });

  it.each(['/dashboard/.sources', '/dashboard/../package.json', '/dashboard//etc/passwd'])(
    'gives nothing but its page for %s',
    async (address) => {
      expect(await statusOf(address)).toBe(200);
      expect(await textOf(address)).toContain('main-1a2b.js');
    },
  );

  it('is neither in the contract nor in the request log of an organization', async () => {
    const client = await (await api.createOrganization()).client();
    const contract = await (await ask('/api/v1/openapi.json')).text();
    expect(contract).not.toContain('"/dashboard');
    expect((await client.get('/request_logs')).text).not.toContain('dashboard');
  });
});

function nonceOf({ headers }: Response): string {
  return /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
}

/** Sends a path as it is. `fetch` would resolve its dots. */
function send(address: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = httpRequest({ hostname, port, path: address, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject).end();
  });
}

const statusOf = async (address: string): Promise<number> => (await send(address)).status;
const textOf = async (address: string): Promise<string> => (await send(address)).text;
