import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECK_TYPES } from '@livery/brand-governance-infrastructure';
import { platformEvents } from '@livery/platform-contracts';
import { SCOPES } from '@livery/kernel';
import { ApiContract } from '@livery/testing';
import { request } from 'undici';
import { VOCABULARY } from '@livery/app-composition';
import { startTestApi, type TestApi } from './test-api.ts';

const GUIDES = [
  'quick-start',
  'authentication',
  'brand-checks',
  'rule-parameters',
  'learn-a-guideline',
  'dashboard',
  'command-line',
  'events',
  'webhooks',
  'errors',
  'idempotency',
  'paging',
  'versions-and-modes',
  'rate-limits',
  'changelog',
];
const SECTIONS = [
  'api-keys',
  'brand-checks',
  'brand-palettes',
  'brand-rules',
  'check-types',
  'events',
  'fonts',
  'guideline-drafts',
  'guidelines',
  'oauth',
  'openapi-json',
  'organizations',
  'webhook-endpoints',
];
const PAGES = [
  '/docs',
  '/docs/reference',
  ...GUIDES.map((slug) => `/docs/${slug}`),
  ...SECTIONS.map((slug) => `/docs/reference/${slug}`),
];

const PROBES: ReadonlySet<string> = new Set(['GET /healthz', 'GET /readyz', 'GET /metrics']);
const AS_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  origin = await api.application.getUrl();
});

afterAll(() => api.close());

const ask = (path: string, options: RequestInit = {}): Promise<Response> => fetch(origin + path, options);
const textOf = async (path: string): Promise<string> => (await ask(path)).text();
const addressesIn = (html: string): string[] =>
  Array.from(html.matchAll(/ (?:href|src)="([^"]*)"/g), ([, to]) => to ?? '');

describe('a page of the documentation', () => {
  it.each(PAGES)('is a complete HTML document that needs no credential: %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">[^]*<title>.+<\/title>[^]*<main [^]*<h1[^]*<\/html>\n$/);
    expect(html).not.toContain('<!-- ');
  });

  it.each(PAGES)('has no broken links and loads nothing from other origins: %s', async (path) => {
    const html = await textOf(path);
    for (const address of addressesIn(html).filter((to) => to.startsWith('/') && !to.startsWith('/api/'))) {
      const [target = '', anchor] = address.split('#');
      const response = await ask(target);
      expect({ address, status: response.status }).toEqual({ address, status: 200 });
      if (anchor !== undefined) expect(await response.text()).toContain(`id="${anchor}"`);
    }
    for (const address of addressesIn(html).filter((to) => to.startsWith('#')))
      expect(html).toContain(`id="${address.slice(1)}"`);
    expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*(?:https?:)?\/\/[a-z]/);
    expect(html).not.toMatch(/<style|style="|<script>| on[a-z]+="/);
  });

  it('allows only resources of this service in its Content-Security-Policy', async () => {
    const { headers } = await ask('/docs/reference');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is revalidated by its ETag, while its style sheets and scripts are cached for good', async () => {
    const page = await ask('/docs');
    expect(page.headers.get('cache-control')).toBe('public, no-cache');
    const again = await undecoded('/docs', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, bytes: { length: 0 } });
    const [stylesheet = ''] = addressesIn(await page.text()).filter((to) => to.endsWith('.css'));
    expect((await ask(stylesheet)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed if the client accepts %s', async (encoding, decompress) => {
    const plain = await textOf('/docs/webhooks');
    const { headers, bytes } = await undecoded('/docs/webhooks', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(bytes).toString()).toBe(plain);
    expect(bytes.length).toBeLessThan(plain.length / 2);
  });

  it('is 405 for methods other than GET and HEAD', async () => {
    const response = await ask('/docs', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('HEAD, GET');
    expect((await ask('/docs', { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    '/docs/nothing',
    '/docs/../package.json',
    '/docs/%2e%2e/package.json',
    '/docs/assets/',
    '/docsx',
    '/llms.txt/x',
    '/llms-full.txt/x',
    '/docs/reference/nothing',
  ])('that does not exist is 404 in the documented format: %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'route_missing' } });
  });

  it.each(['/docs/nothing', '/docs/reference/nothing', '/docs/%3Cscript%3E'])(
    'that does not exist is an HTML page with links if a browser requests it: %s',
    async (path) => {
      const response = await ask(path, { headers: { accept: AS_BROWSER } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('vary')).toContain('Accept,');
      const html = await response.text();
      expect(html).toMatch(/<h1>Page not found<\/h1>[^]*<a href="\/docs">[^]*<dialog id="search"/);
      expect(html).not.toContain('<script>');
    },
  );

  it('outside of the documentation is a JSON error, also for a browser', async () => {
    const response = await ask('/docsx', { headers: { accept: AS_BROWSER } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'route_missing' } });
  });

  it('has no icon, and a browser that requests one gets no error', async () => {
    expect((await ask('/favicon.ico')).status).toBe(204);
    expect((await ask('/favicon.ico', { method: 'POST' })).status).toBe(405);
  });
});

describe('the guides', () => {
  it.each(GUIDES)('are served as Markdown: %s', async (slug) => {
    const response = await ask(`/docs/${slug}.md`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# .+\n\n.+/);
  });

  it.each(GUIDES)('contain only valid JSON in their blocks of JSON: %s', async (slug) => {
    const blocks = (await textOf(`/docs/${slug}.md`)).matchAll(/^```json\n([^]*?)^```$/gm);
    for (const [, json = ''] of blocks) expect(() => JSON.parse(json)).not.toThrow();
  });

  it('are listed in llms.txt, each with a description', async () => {
    const response = await ask('/llms.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^# Livery\n\n> .+ presentations and text documents .+\n\n## Guides\n/);
    for (const slug of GUIDES) expect(text).toMatch(new RegExp(`^- \\[.+\\]\\(/docs/${slug}\\.md\\): .+$`, 'm'));
  });

  it('explain every error code at the anchor to which doc_url points', async () => {
    const html = await textOf('/docs/errors');
    for (const code of Object.keys(VOCABULARY.errorCodes)) expect(html).toContain(`<tr id="${code}">`);
    const { body } = await api.as(null).get('/ping');
    expect(body.error.doc_url).toBe('http://livery.example/docs/errors#credentials_missing');
  });

  it('describe what every scope allows', async () => {
    const markdown = await textOf('/docs/authentication.md');
    const rows = markdown.split('\n').filter((line) => line.startsWith('| `'));
    for (const scope of SCOPES) expect(rows.join('\n')).toContain(`\`${scope}\``);
  });

  it('mention only endpoints that exist', async () => {
    const { paths }: { paths: object } = JSON.parse(await textOf('/api/v1/openapi.json'));
    const known = new Set(Object.entries(paths).flatMap(([path, item]) => operationsAt(path, item)));
    const operations = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    // The changelog also names what has gone, and short forms of paths.
    const present = GUIDES.filter((slug) => slug !== 'changelog');
    const guides = await Promise.all(present.map((slug) => textOf(`/docs/${slug}.md`)));
    const mentioned = [operations, ...guides].flatMap(operationsIn).filter((operation) => !PROBES.has(operation));
    expect(mentioned.filter((operation) => !known.has(operation))).toEqual([]);
  });

  it('list every type of check', async () => {
    const html = await textOf('/docs/brand-checks');
    for (const { type } of CHECK_TYPES) expect(html).toContain(`<tr id="${type}">`);
  });

  it('explain the parameters of every type of check', async () => {
    const html = await textOf('/docs/rule-parameters');
    for (const { type, parameters } of CHECK_TYPES) {
      expect(html).toContain(`>${type}</a></h3>`);
      for (const name of Object.keys(parameters['properties'] ?? {})) expect(html).toContain(`<code>${name}</code>`);
    }
  });

  it('list every type of event', async () => {
    const html = await textOf('/docs/events');
    for (const { type } of VOCABULARY.events) expect(html).toContain(`>${type}</a></h3>`);
  });
});

describe('the root of the service', () => {
  it('redirects to the documentation', async () => {
    const response = await ask('/', { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/docs');
    expect((await ask('/')).url).toBe(`${origin}/docs`);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('the reference', () => {
  it('has every operation of the contract on one of its pages, with samples in three languages', async () => {
    const pages = (await textOf('/llms.txt')).matchAll(/\((\/docs\/reference\/[a-z-]+)\.md\)/g);
    const html = (await Promise.all(Array.from(pages, ([, path = '']) => textOf(path)))).join('');
    for (const operation of operationsOfContract()) {
      expect(html).toContain(`<h2 id="${operation}">`);
      for (const tab of [0, 1, 2]) expect(html).toContain(`id="${operation}-request-${tab}"`);
    }
  });

  it.each(['201', '400', '401', '403', '409', '422', '429', '500'])('shows a response with %s', async (status) => {
    const html = await textOf('/docs/reference/fonts');
    expect(html).toMatch(new RegExp(`id="registerFont-answer-[0-9]+-tab"[^>]*>${status}<`));
  });

  it('has an example of POST /brand_checks that succeeds unchanged', async () => {
    const html = await textOf('/docs/reference/brand-checks');
    const [, printed = ''] = /<textarea[^>]*>([^<]*content_base64[^<]*)</.exec(html) ?? [];
    const client = await (await api.createOrganization()).client();
    const { status, body } = await client.post('/brand_checks', JSON.parse(printed.replaceAll('&quot;', '"')));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', content_type: 'pptx', filename: 'quarterly-review.pptx' });
    expect(printed.length).toBeLessThan(8_000);
  });

  it('has an example of PUT /brand_rules that succeeds unchanged', async () => {
    const html = await textOf('/docs/reference/brand-rules');
    const [, printed = ''] = /data-method="PUT"[^]*?<textarea[^>]*>([^<]*)</.exec(html) ?? [];
    const client = await (await api.createOrganization()).client();
    const { status, body } = await client.put('/brand_rules', JSON.parse(printed.replaceAll('&quot;', '"')));
    expect({ status, body }).toMatchObject({ status: 200, body: { data: [{ type: 'term.forbidden' }] } });
  });

  it('says that a rotation without an overlap ends the old secret at once', async () => {
    expect(await textOf('/docs/reference/api-keys')).toContain('Default: 0, which ends the old secret at once.');
  });
});

describe('the documentation for programs', () => {
  it('contains all guides and the whole reference in llms-full.txt', async () => {
    const response = await ask('/llms-full.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    for (const slug of GUIDES) expect(text).toContain((await textOf(`/docs/${slug}.md`)).trim());
    for (const slug of SECTIONS) expect(text).toContain((await textOf(`/docs/reference/${slug}.md`)).trim());
    expect(text).not.toMatch(/[A-Za-z0-9+/]{200}/);
  });
});

describe('the index of the search', () => {
  it('contains every operation, error code and event type, and has no broken links', async () => {
    const [, path = ''] = /data-index="([^"]+)"/.exec(await textOf('/docs')) ?? [];
    const response = await ask(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const entries: { title: string; url: string }[] = JSON.parse(await response.text());
    const pages = new Map<string, string>();
    for (const { url } of entries) {
      const [page = '', anchor] = url.split('#');
      const html = pages.get(page) ?? (await textOf(page));
      pages.set(page, html);
      expect(anchor === undefined || html.includes(`id="${anchor}"`) ? 'there' : url).toBe('there');
    }
    const titles = new Set(entries.map(({ title }) => title));
    for (const code of Object.keys(VOCABULARY.errorCodes)) expect(titles).toContain(code);
    for (const { type } of platformEvents) expect(titles).toContain(type);
    const anchors = new Set(entries.map(({ url }) => url.split('#')[1]));
    for (const operation of operationsOfContract()) expect(anchors).toContain(operation);
  });
});

/** Returns the operations in a Markdown text, like `GET /fonts/{id}`, with or without the prefix `/api/v1`. */
function operationsIn(markdown: string): string[] {
  const found = markdown.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (?:\/api\/v1)?(\/[a-z_]+(?:\/(?:[a-z_]+|\{id\}))*)/g);
  return Array.from(found, ([, method = '', path = '']) => `${method} ${path}`);
}

function operationsAt(path: string, item: unknown): string[] {
  return Object.keys(Object(item)).map((method) => `${method.toUpperCase()} ${path}`);
}

/** Returns the ids of the operations for programs. Those that only pages of the service can call are left out of the reference. */
function operationsOfContract(): string[] {
  const contract = ApiContract.checkedIn();
  return contract.namesAt(['paths']).flatMap((path) =>
    contract
      .namesAt(['paths', path])
      .filter((verb) => contract.at(['paths', path, verb, 'tags', '0']) !== 'Sign-in')
      .map((verb) => String(contract.at(['paths', path, verb, 'operationId']))),
  );
}

/** Returns the response without decompressing it, which `fetch` cannot do. */
async function undecoded(path: string, headers: Readonly<Record<string, string>>) {
  const answer = await request(origin + path, { headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}
