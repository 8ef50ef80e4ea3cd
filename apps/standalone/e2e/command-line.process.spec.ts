import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GuideService, REPOSITORY, startGuideService } from './guide-service.ts';
import { type Outcome, startLivery, type Surroundings } from './started-livery.ts';

const SAMPLES = ['samples/brand-faults.pptx', 'samples/brand-faults.docx'].map((name) => path.join(REPOSITORY, name));

let service: GuideService;
let folder: string;

beforeAll(async () => {
  service = await startGuideService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-command-line-'));
});
afterEach(() => rm(folder, { recursive: true }));

const livery = (words: readonly string[], surroundings?: Surroundings): Promise<Outcome> =>
  startLivery(folder, words, surroundings).outcome;

const login = (): Promise<Outcome> =>
  livery(['login', '--host', service.origin], { input: `${service.demo.live_key}\n` });
const profiles = (): string => path.join(folder, 'livery/profiles.json');

describe('livery login', () => {
  it('stores a key that the service accepts, for its owner alone, and shows it to nobody', async () => {
    const { code, stdout, stderr } = await login();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+: org_\w+, live mode\nscopes: /);
    expect(stdout + stderr).not.toContain(service.demo.live_key);
    expect((await stat(profiles())).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(profiles()))).mode & 0o777).toBe(0o700);
  });

  it('stores nothing when the service refuses the key, or when there is none', async () => {
    const refused = await livery(['login', '--host', service.origin], { input: 'lv_live_wrong\n' });
    expect(refused).toMatchObject({ code: 3, stderr: expect.stringMatching(/\(request req_\w+\)\n$/) });
    expect(refused.stderr).not.toContain('lv_live_wrong');
    const empty = await livery(['login', '--host', service.origin]);
    expect(empty).toMatchObject({ code: 2, stderr: 'A key is needed. Nothing was stored.\n' });
    await expect(stat(profiles())).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each([
    ['a key as an argument', ['login', 'lv_live_key'], /A key is not an argument/],
    ['an address without a scheme', ['login', '--host', 'livery.example'], /must be an address such as/],
    [
      'an address elsewhere without encryption',
      ['login', '--host', 'http://livery.example'],
      /must be an https address/,
    ],
    ['an address with a password', ['login', '--host', 'https://a:b@livery.example'], /must be an address such as/],
  ])('refuses %s', async (_, words, message) => {
    expect(await livery(words)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
  });

  it('is undone by logout, twice if wanted', async () => {
    await login();
    expect(await livery(['logout'])).toMatchObject({ code: 0, stdout: 'The key of profile default is forgotten.\n' });
    expect(await livery(['logout'])).toMatchObject({ code: 0, stdout: 'No key was stored.\n' });
    expect(await readFile(profiles(), 'utf8')).toBe('{}\n');
    expect((await livery(['events'])).code).toBe(2);
  });
});

describe('livery guideline pull', () => {
  it('writes a guideline by which the samples have the findings that the service finds', async () => {
    await login();
    expect((await livery(['guideline', 'pull', '--output', 'guideline.json'])).stderr).toBe('');
    for (const sample of SAMPLES) {
      const words = [
        'check',
        sample,
        '--guideline',
        'guideline.json',
        '--format',
        'json',
        '--quiet',
        '--fail-on',
        'never',
      ];
      const offline = JSON.parse((await livery(words)).stdout);
      expect(offline.data[0].findings).toEqual(await findingsOfService(sample));
    }
  });
});

async function findingsOfService(sample: string): Promise<unknown> {
  const form = new FormData();
  form.set('file', new File([await readFile(sample)], path.basename(sample)));
  const headers = { authorization: `Bearer ${service.demo.live_key}` };
  const response = await fetch(`${service.origin}/api/v1/brand_checks`, { method: 'POST', headers, body: form });
  const check: unknown = await response.json();
  return typeof check === 'object' && check !== null && 'findings' in check ? check.findings : check;
}

describe('livery events', () => {
  it('lists events oldest first, and goes on after one', async () => {
    await login();
    const { stdout } = await livery(['events', '--type', 'brand.*', '--json']);
    const [first, second] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first.type).toMatch(/^brand\./);
    const rest = await livery(['events', '--type', 'brand.*', '--after', first.id]);
    expect(rest.stdout.split('\n')[0]).toContain(`  ${second.id}  ${second.type}`);
  });

  it('takes the key and the host of the environment before those of the profile', async () => {
    await login();
    const environment = { LIVERY_API_KEY: 'lv_live_other' };
    expect(await livery(['events'], { environment })).toMatchObject({ code: 3, stdout: '' });
  });

  it('sends a stored key to no other host', async () => {
    await login();
    const outcome = await livery(['events', '--host', 'https://livery.example']);
    expect(outcome).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no key for https://livery.example'),
    });
  });

  it('says in one line that the service is not there', async () => {
    const environment = { LIVERY_API_KEY: 'lv_live_key', LIVERY_HOST: 'http://127.0.0.1:9' };
    const { code, stderr } = await livery(['events'], { environment });
    expect(code).toBe(3);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('says which file to correct when the profiles are broken', async () => {
    await login();
    await writeFile(profiles(), '{"default": {"host": 1');
    expect(await livery(['events'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('profiles.json holds no profiles'),
    });
  });
});
