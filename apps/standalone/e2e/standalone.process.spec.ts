import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, StartedProcess } from '@livery/testing';

const ENTRY = path.join(import.meta.dirname, '../dist/main.js');

let directory: string;
let port: number;
let running: StartedProcess;

beforeAll(async () => {
  // If root starts the service, PostgreSQL runs as another user, who needs access to the directory.
  directory = await mkdtemp(path.join(tmpdir(), 'livery-standalone-'));
  await chmod(directory, 0o755);
  port = await freePort();
});

afterEach(() => running.end('SIGINT'));
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

const start = (environment?: Readonly<Record<string, string>>): StartedProcess =>
  (running = StartedProcess.start(ENTRY, { PORT: String(port), LIVERY_DATA_DIR: directory, ...environment }));

const inDirectory = (name: string): string => path.join(directory, name);

async function demoFile(name = 'demo.json'): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(inDirectory(name), 'utf8'));
}

const exists = async (name: string): Promise<boolean> => (await readdir(directory)).includes(name);

/** The status of `GET /ping` with a key of the file at the moment at which the file appears. */
async function statusWhenAnnounced(service: StartedProcess): Promise<number> {
  await service.until('demo.json to appear', () => exists('demo.json'));
  const { base_url, live_key } = await demoFile();
  const headers = { authorization: `Bearer ${String(live_key)}` };
  return (await fetch(`${String(base_url)}/api/v1/ping`, { headers })).status;
}

async function serverPid(): Promise<number> {
  const text = await readFile(inDirectory('postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}

async function expectNothingLeft(): Promise<void> {
  expect(await serverPid()).toBe(0);
  expect(await readdir(directory)).not.toContain('postgres.lock');
}

/** The kinds of the items that the channel of the demo hands out. */
async function deployedKinds(): Promise<readonly string[]> {
  const { live_key: key } = await demoFile();
  const headers = { authorization: `Bearer ${String(key)}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/deployments/active?channel=web`, { headers });
  if (!response.ok) return [];
  const { manifest }: { manifest: { items: readonly { kind: string }[] } } = await response.json();
  return manifest.items.map(({ kind }) => kind);
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('the standalone service', () => {
  it.each(['creating the database cluster', 'starting PostgreSQL', 'made the tables'])(
    'leaves no process or lock if it is interrupted at "%s"',
    async (step) => {
      const service = start();
      await service.printed(step);
      expect(await service.end('SIGINT')).toBe(0);
      expect(service.text).not.toContain('cannot');
      await expectNothingLeft();
    },
  );

  it('shows its demo, ends on Ctrl-C although a client is idle, and makes its key file readable only by the owner', async () => {
    const service = start();
    expect(await statusWhenAnnounced(service)).toBe(200);
    expect(await demoFile()).toMatchObject({ webhook_secret: expect.stringMatching(/^whsec_/) });
    await service.printed('Ctrl-C stops the service');
    expect(service.text).toContain('finds "Autumn launch deck" by the text of a slide');
    expect(service.text).toContain('The deck is split into 8 slides. The set "Autumn pitch"');
    await service.until('the set to be deployed', async () => (await deployedKinds()).includes('ppt_set'));
    const silent = connect(port, '127.0.0.1').on('error', () => undefined);
    await new Promise((resolve) => silent.once('connect', resolve));
    expect(await service.end('SIGINT')).toBe(0);
    silent.destroy();
    expect((await stat(inDirectory('secret-keys'))).mode & 0o777).toBe(0o600);
    expect(await exists('demo.json')).toBe(false);
    await expectNothingLeft();
  });

  it('shows only the set of its demo after a user has composed another one', async () => {
    const { live_key: key } = await demoFile('demo-keys.json');
    let service = start();
    await service.printed('Ctrl-C stops the service');
    const call = async (
      path: string,
      body?: object,
    ): Promise<{ readonly data?: readonly { readonly id: string }[] }> => {
      const request = { headers: { Authorization: `Bearer ${String(key)}`, 'Content-Type': 'application/json' } };
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { ...request, ...sent });
      expect(response.ok).toBe(true);
      return response.json();
    };
    const slides = (await call('/slide_assets?limit=3')).data ?? [];
    await call('/ppt_sets', { name: 'My own', slides: slides.map(({ id }) => ({ slide_asset: id })) });
    await service.end('SIGINT');
    service = start();
    await service.printed('Ctrl-C stops the service');
    expect(service.text.match(/The set "[^"]*"/g)).toEqual(['The set "Autumn pitch"']);
  });

  it('completes a demo of which only the organization is stored, and replaces what a killed process has announced', async () => {
    const { organization } = await demoFile('demo-keys.json');
    await writeFile(inDirectory('demo-keys.json'), JSON.stringify({ organization }));
    await writeFile(
      inDirectory('demo.json'),
      JSON.stringify({ base_url: 'http://127.0.0.1:1', live_key: 'sk_live_old' }),
    );
    const service = start({ HOST: '0.0.0.0', LIVERY_PUBLIC_URL: 'http://livery.example' });
    await service.printed('starting PostgreSQL');
    expect(await exists('demo.json')).toBe(false);
    expect(await statusWhenAnnounced(service)).toBe(200);
    await service.printed(`Livery is ready at http://127.0.0.1:${port} `);
    await service.printed('Ctrl-C stops the service');
    expect(await demoFile()).toMatchObject({ organization, live_key: expect.stringMatching(/^sk_live_/) });
  });

  it('keeps running if the demo cannot be shown, and prints the reason', async () => {
    const keys = await demoFile('demo-keys.json');
    await writeFile(inDirectory('demo-keys.json'), JSON.stringify({ ...keys, live_key: 'sk_live_revoked' }));
    const service = start();
    await service.printed('The demo cannot be shown');
    await service.printed('Ctrl-C stops the service');
    expect(service.text).toMatch(/The demo cannot be shown: .* answered 401/);
    expect(await exists('demo.json')).toBe(false);
    expect(await isReady()).toBe(true);
  });

  it('restarts PostgreSQL once if it is killed, and ends with a message the second time', async () => {
    const service = start({ LIVERY_DEMO: '0' });
    await service.printed('Ctrl-C stops the service');
    const first = await serverPid();
    process.kill(first, 'SIGKILL');
    // While the first server is cleaned up, its postmaster.pid contains the id of the service itself or does not exist.
    const isAnother = (pid: number): boolean => pid > 0 && ![first, service.pid].includes(pid);
    await service.until('another PostgreSQL to serve', async () => isAnother(await serverPid()) && (await isReady()));
    process.kill(await serverPid(), 'SIGKILL');
    expect(await service.exitCode()).toBe(1);
    expect(service.text).toContain('Livery has lost its database: PostgreSQL ended again, with SIGKILL.');
    expect(await readdir(directory)).not.toContain('postgres.lock');
  });
});
