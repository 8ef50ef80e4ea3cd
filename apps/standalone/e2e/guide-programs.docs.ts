import { execFile } from 'node:child_process';
import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { codeOf, type GuideService, onThisMachine, REPOSITORY, startGuideService } from './guide-service.ts';

const WEBHOOK_SECRET = `whsec_${Buffer.from('the secret of the receiver').toString('base64')}`;
/** What the quick start says: in the other guides `livery` is its client. */
const CLIENT = `import { Livery } from '@livery/sdk';
const livery = new Livery({ baseUrl: process.env.LIVERY ?? '', credential: process.env.KEY ?? '' });
`;
const STRICT = {
  ...{
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
  },
  ...{
    useDefineForClassFields: false,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'esnext.array', 'dom', 'dom.iterable'],
    types: ['node'],
  },
};

const files = await Array.fromAsync(glob('*.md', { cwd: path.join(REPOSITORY, 'docs/guides') }));
const guides = files.map((file) => path.basename(file, '.md')).sort();
const programs: { readonly name: string; readonly code: string }[] = [];
for (const guide of guides) {
  for (const [index, block] of (await codeOf(guide, 'typescript')).entries()) {
    const usesClient = /\blivery\./.test(block) || /new Livery\(/.test(block);
    const code = usesClient && !/import \{[^}]*\bLivery\b/.test(block) ? CLIENT + block : block;
    programs.push({ name: `${guide}-${index + 1}`, code });
  }
}
/** Those that call the service, and end. The others are functions, and servers that their own suites run. */
const runnable = programs.filter(({ code }) => code.includes('new Livery('));

let service: GuideService;
let directory: string;

beforeAll(async () => {
  service = await startGuideService({ PREVIEW_SOFFICE: 'off' });
  // Inside of the repository, where the library is found.
  directory = await mkdtemp(path.join(REPOSITORY, 'node_modules/.guide-programs-'));
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

describe('the programs in the guides', () => {
  it('compile with strict options', async () => {
    expect(programs.length).toBeGreaterThan(20);
    for (const { name, code } of programs) await writeFile(path.join(directory, `${name}.mts`), code);
    const compilerOptions = { ...STRICT, customConditions: ['@livery/source'], allowImportingTsExtensions: true };
    await writeFile(path.join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const words = [path.join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '-p', directory];
    const printed = await promisify(execFile)(process.execPath, words).then(
      ({ stdout }) => stdout,
      (error: unknown) => JSON.stringify(error),
    );
    expect(printed).toBe('');
  });

  it.each(runnable)('run unchanged: $name', async ({ code }) => {
    const { live_key: KEY, client_id: CLIENT_ID, client_secret: CLIENT_SECRET } = service.demo;
    const env = { PATH: process.env['PATH'], LIVERY: service.origin, KEY, CLIENT_ID, CLIENT_SECRET };
    const words = ['--input-type=module-typescript', '-e', onThisMachine(code)];
    const { stderr } = await promisify(execFile)(process.execPath, words, { cwd: REPOSITORY, env });
    expect(stderr).toBe('');
  });

  it('receive a webhook with the library, and refuse one that is not genuine', async () => {
    const receiver = programs.find(({ code }) => code.includes('verifyWebhook'));
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'brand.check.completed',
      data: { object: { id: 'brand_check_1' } },
    });
    const headers = signedNow(body);
    const use = `for (const body of [${JSON.stringify(body)}, '{}'])
      console.log((await receive(new Request('http://livery', { method: 'POST', body, headers: ${headers} }))).status);`;
    const words = ['--input-type=module-typescript', '-e', `${receiver?.code ?? ''}\n${use}`];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: REPOSITORY, env: { WEBHOOK_SECRET } });
    expect(stdout).toBe('brand_check_1\n204\n401\n');
  });
});

/** The headers with which the service would send a body now, as JSON. */
function signedNow(body: string): string {
  const now = new Date();
  return JSON.stringify({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(WEBHOOK_SECRET).sign('evt_1', now, body),
  });
}
