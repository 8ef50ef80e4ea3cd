import { execFile } from 'node:child_process';
import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeOf, type GuideService, onThisMachine, REPOSITORY, startGuideService } from './guide-service.ts';

const run = promisify(execFile);
const INSTALLATION_TIMEOUT_MS = 300_000;
/** The quick start says that `livery` is this client in the other guides. */
const CLIENT = `import os
from livery import Livery
livery = Livery(base_url=os.environ["LIVERY"], credential=os.environ["KEY"])
`;

const files = await Array.fromAsync(glob('*.md', { cwd: path.join(REPOSITORY, 'docs/guides') }));
const programs: { readonly name: string; readonly code: string }[] = [];
for (const guide of files.map((file) => path.basename(file, '.md')).sort()) {
  for (const [index, block] of (await codeOf(guide, 'python')).entries()) {
    const usesClient = /\blivery\.\w/.test(block) && !/\bLivery\(/.test(block);
    programs.push({ name: `${guide}-${index + 1}`, code: usesClient ? CLIENT + block : block });
  }
}
/** Those that call the service. The others are functions, and servers that their own suites run. */
const runnable = programs.filter(({ code }) => code.includes('Livery('));

let service: GuideService;
let directory: string;
let python: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-python-guides-'));
  const packed = await run('npm', ['run', '--silent', 'python:pack'], { cwd: REPOSITORY });
  const [wheel = ''] = packed.stdout.split('\n');
  // The Python of the distribution, whatever else is installed.
  await run('/usr/bin/python3', ['-m', 'venv', directory]);
  python = path.join(directory, 'bin/python3');
  await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-index', wheel]);
  service = await startGuideService({ PREVIEW_SOFFICE: 'off' });
}, INSTALLATION_TIMEOUT_MS);

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

async function printed(code: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const env = { PATH: process.env['PATH'], ...environment };
  const { stdout, stderr } = await run(python, ['-c', code], { cwd: REPOSITORY, env });
  expect(stderr).toBe('');
  return stdout;
}

describe('the programs in Python in the guides', () => {
  it('are shown wherever the library for JavaScript is', () => {
    expect(runnable.length).toBeGreaterThanOrEqual(20);
  });

  it.each(runnable)('run unchanged: $name', async ({ code }) => {
    const { live_key: KEY, client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = service.demo;
    await printed(onThisMachine(code), { LIVERY: service.origin, KEY, CLIENT_ID, CLIENT_SECRET });
  });

  it('receive a webhook, and refuse one that is not genuine', async () => {
    const receiver = programs.find(({ code }) => code.includes('verify_webhook'));
    const use = `
from livery import sign_webhook

event = {"id": "evt_1", "type": "brand.check.completed", "data": {"object": {"id": "brand_check_1"}}}
signed = sign_webhook(event, os.environ["WEBHOOK_SECRET"])
for content in (signed.body, b"{}"):
    print(receive(signed.headers, content))
`;
    const WEBHOOK_SECRET = `whsec_${Buffer.from('the secret of the receiver').toString('base64')}`;
    expect(await printed(`${receiver?.code ?? ''}${use}`, { WEBHOOK_SECRET })).toBe('brand_check_1\n204\n401\n');
  });
});
