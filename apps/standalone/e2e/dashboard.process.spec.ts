import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, StartedProcess } from '@livery/testing';

const ENTRY = path.join(import.meta.dirname, '../dist/main.js');
const LINK = /http:\/\/127\.0\.0\.1:\d+\/dashboard\/sign-in#first-run=(sil_\w+)/;

let directory: string;
let origin: string;
let service: StartedProcess;
let link: string;

beforeAll(async () => {
  // If root starts the service, PostgreSQL runs as another user, who needs access to the directory.
  directory = await mkdtemp(path.join(tmpdir(), 'livery-standalone-'));
  await chmod(directory, 0o755);
});

afterEach(() => service.end('SIGINT'));
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

/** Starts the service, and waits until it has shown the demo. */
async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  service = StartedProcess.start(ENTRY, { PORT: String(port), LIVERY_DATA_DIR: directory, ...environment });
  await service.printed('Ctrl-C stops the service');
}

const printedLink = (): string => LINK.exec(service.text)?.[1] ?? '';

function open(link: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${origin}/api/v1/sessions`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ sign_in_link: link }),
  });
}

describe('the dashboard of the standalone service', () => {
  it('is built after the start, and opens by the printed link, once, signed in as the owner of the demo', async () => {
    await start();
    link = printedLink();
    const status = async (): Promise<number> => (await fetch(`${origin}/dashboard`)).status;
    await service.until('the dashboard to be built', async () => (await status()) === 200);
    expect((await open(link, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
    const opened = await open(link);
    expect(opened.status).toBe(201);
    const cookie = opened.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join();
    const session = await fetch(`${origin}/api/v1/sessions/current`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      email: 'demo@northwind.example',
      organizations: [{ name: 'Northwind Coffee', role: 'owner' }],
    });
    expect((await open(link)).status).toBe(401);
  });

  it('gets another link at a second start', async () => {
    const first = link;
    await start();
    expect(printedLink()).toMatch(/^sil_/);
    expect(printedLink()).not.toBe(first);
    expect((await open(printedLink())).status).toBe(201);
  });

  it('gets no link if other machines reach the service', async () => {
    await start({ HOST: '0.0.0.0', LIVERY_PUBLIC_URL: 'http://livery.example' });
    expect(service.text).toContain(`The dashboard is at ${origin}/dashboard.`);
    expect(service.text).not.toContain('sil_');
  });
});
