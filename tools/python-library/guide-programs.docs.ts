import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GuideService, onThisMachine, startGuideService } from '../../apps/standalone/e2e/guide-service.ts';
import { guidePrograms } from './guide-programs.ts';
import { installPythonLibrary } from './installed-library.ts';
import { packPythonLibrary } from './pack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const INSTALLATION_TIMEOUT_MS = 300_000;
const programs = await guidePrograms();
const [runnable, functions] = [true, false].map((isRunnable) =>
  programs.filter((one) => one.isRunnable === isRunnable),
);

let service: GuideService;
let directory: string;
let python: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-python-guides-'));
  const { wheel } = await packPythonLibrary(path.join(directory, 'package'));
  python = await installPythonLibrary(path.join(directory, 'environment'), wheel);
  service = await startGuideService({ PREVIEW_SOFFICE: 'off' });
}, INSTALLATION_TIMEOUT_MS);

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

async function run(code: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const env = { PATH: process.env['PATH'], ...environment };
  const { stdout, stderr } = await promisify(execFile)(python, ['-c', code], { cwd: ROOT, env });
  expect(stderr).toBe('');
  return stdout;
}

describe('the programs in Python in the guides', () => {
  it.each(runnable ?? [])('run unchanged: $name', async ({ code }) => {
    const { live_key: KEY, client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = service.demo;
    await run(onThisMachine(code), { LIVERY: service.origin, KEY, CLIENT_ID, CLIENT_SECRET });
  });

  it('receive a webhook, and refuse one that is not genuine', async () => {
    const receiver = functions?.find(({ code }) => code.includes('verify_webhook'));
    const use = `
from livery import sign_webhook

event = {"id": "evt_1", "type": "brand.check.completed", "data": {"object": {"id": "brand_check_1"}}}
signed = sign_webhook(event, os.environ["WEBHOOK_SECRET"])
for content in (signed.body, b"{}"):
    print(receive(signed.headers, content))
`;
    const WEBHOOK_SECRET = `whsec_${Buffer.from('the secret of the receiver').toString('base64')}`;
    expect(await run(`${receiver?.code ?? ''}${use}`, { WEBHOOK_SECRET })).toBe('brand_check_1\n204\n401\n');
  });
});
