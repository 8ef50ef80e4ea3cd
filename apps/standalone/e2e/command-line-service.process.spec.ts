import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { type GuideService, REPOSITORY, startGuideService } from './guide-service.ts';
import { type Outcome, startLivery, type StartedLivery, type Surroundings } from './started-livery.ts';

let service: GuideService;
let folder: string;

beforeAll(async () => {
  service = await startGuideService();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-command-line-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

const start = (words: readonly string[], surroundings: Surroundings): StartedLivery =>
  startLivery(folder, words, surroundings);

/** Runs a command with the live key of the demo. */
const run = (...words: readonly string[]): Promise<Outcome> => start(words, { environment: environment() }).outcome;

/** Runs a command with the stored key. */
const runAsUser = (...words: readonly string[]): Promise<Outcome> => start(words, {}).outcome;

const environment = (key = service.demo.live_key): Record<string, string> => {
  return { LIVERY_HOST: service.origin, LIVERY_API_KEY: key };
};

/** Creates a key with these scopes. @returns its id and its secret */
async function newKey(...scopes: readonly string[]): Promise<{ readonly id: string; readonly secret: string }> {
  const { stdout } = await run('api', 'POST', '/api_keys', '--data', JSON.stringify({ name: 'Of a test', scopes }));
  const key: unknown = JSON.parse(stdout);
  if (typeof key !== 'object' || key === null || !('id' in key) || !('secret' in key)) throw new Error(stdout);
  return { id: String(key.id), secret: String(key.secret) };
}

const login = (key: string): Promise<Outcome> =>
  start(['login', '--host', service.origin], { input: `${key}\n` }).outcome;

describe('livery api', () => {
  it('calls operations with JSON, with the bytes of a document, and with a form', async () => {
    const font = await run('api', 'POST', '/fonts', '--data', '{"name":"Inter Tight"}', '--idempotency-key', 'font-1');
    expect(JSON.parse(font.stdout)).toMatchObject({ object: 'font', name: 'Inter Tight' });
    const again = await run(
      'api',
      'POST',
      '/v1/fonts',
      '--data',
      '{"name":"Inter Tight"}',
      '--idempotency-key',
      'font-1',
    );
    expect(JSON.parse(again.stdout)).toEqual(JSON.parse(font.stdout));
    const sample = path.join(REPOSITORY, 'samples/brand-faults.docx');
    for (const words of [
      ['--data', `@${sample}`, '--query', 'keep=false'],
      ['-F', `file=@${sample}`, '-F', 'keep=false'],
    ]) {
      const { code, stdout } = await run('api', 'POST', '/brand_checks', ...words);
      expect(JSON.parse(stdout)).toMatchObject({
        status: 'completed',
        content_type: 'docx',
        document_kept_until: null,
      });
      expect(code).toBe(0);
    }
  });

  it('shows the error of the service', async () => {
    const { code, stdout, stderr } = await run('api', 'POST', '/fonts', '--data', '{"weight": 0}');
    expect(JSON.parse(stdout)).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/^The status of the answer is 400 \(request req_\w+\)\.\n$/),
    ]);
    expect((await run('api', 'GET', '/nothing')).stdout).toContain('"route_missing"');
  });

  it('pages through lists by the id of a record, through lists by an offset, and through the feed of events', async () => {
    for (const path of [
      '/audit_entries?limit=3',
      '/events?after=start&limit=3',
      '/events?limit=3',
      '/library_assets?limit=1',
    ]) {
      const paged = await run('api', 'GET', path, '--paginate');
      const whole = await run('api', 'GET', path.replace(/limit=\d/, 'limit=200'), '--paginate');
      expect([path, paged.code, paged.stderr]).toEqual([path, 0, '']);
      expect(paged.stdout).toBe(whole.stdout);
      expect(paged.stdout.trim().split('\n').length).toBeGreaterThan(1);
    }
  });
});

describe('livery logs tail', () => {
  it('shows the failures of the past and those that happen', async () => {
    await run('api', 'DELETE', '/fonts/font_0350tEyI3ThR2kZQtU0Onm');
    const words = ['logs', 'tail', '--status', '404', '--path', '/fonts/font_0350tEyI3ThR2kZQtU0Onm'];
    const { child, outcome } = start(words, { environment: environment() });
    await once(child.stdout ?? child, 'data');
    await run('api', 'PATCH', '/fonts/font_0350tEyI3ThR2kZQtU0Onm', '--data', '{}');
    await once(child.stdout ?? child, 'data');
    child.kill('SIGINT');
    const { code, stdout, stderr } = await outcome;
    const lines = ['DELETE', 'PATCH '].map(
      (method) => `[\\d-]+T[\\d:.]+Z  ${method}  /api/v1/fonts/font_0350tEyI3ThR2kZQtU0Onm  404  \\d+ ms  req_\\w+\\n`,
    );
    expect(stdout).toMatch(new RegExp(`^${lines.join('')}$`));
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('livery logout --revoke', () => {
  it('revokes a key that may do so, and forgets it', async () => {
    const { id, secret } = await newKey('platform:api_keys:write');
    await login(secret);
    const revoked = { code: 0, stdout: 'The key of profile default is revoked and forgotten.\n' };
    expect(await runAsUser('logout', '--revoke')).toMatchObject(revoked);
    expect(JSON.parse((await run('api', 'GET', `/api_keys/${id}`)).stdout)).toMatchObject({
      revoked_at: expect.any(String),
    });
    expect(await runAsUser('logout', '--revoke')).toMatchObject({ code: 0, stdout: 'No key was stored.\n' });
  });

  it('forgets a key that is no longer valid', async () => {
    const { id, secret } = await newKey('brand:read');
    await login(secret);
    await run('api', 'DELETE', `/api_keys/${id}`);
    expect(await runAsUser('logout', '--revoke')).toMatchObject({ code: 0 });
    expect(await readFile(path.join(folder, 'livery/profiles.json'), 'utf8')).toBe('{}\n');
  });

  it('keeps a key that may not revoke itself, and says how it is revoked', async () => {
    const { id, secret } = await newKey('brand:read');
    await login(secret);
    const { code, stderr } = await runAsUser('logout', '--revoke');
    expect([code, stderr]).toEqual([3, expect.stringContaining(`livery api DELETE /api_keys/${id}`)]);
    expect(stderr).toMatch(/needs the scope platform:api_keys:write or platform:write\..*Nothing was forgotten\.\n$/);
    expect(await runAsUser('api', 'GET', '/ping')).toMatchObject({ code: 0 });
  });
});

describe('livery status', () => {
  it('says which service is called, and what the key may do there', async () => {
    const { secret } = await newKey('brand:read');
    const { code, stdout } = await start(['status'], { environment: environment(secret) }).outcome;
    expect(stdout).toMatch(/^service +http:\S+, which has answered within \d+ ms\norganization +org_\w+\nmode +live\n/);
    expect([code, stdout.split('\n').at(-2)]).toEqual([0, 'scopes        brand:read']);
    expect(await start(['status'], { environment: environment('sk_live_wrong') }).outcome).toMatchObject({ code: 3 });
  });
});

describe('livery upload', () => {
  it('adds the files of a folder once, with their tags, and not what systems put there', async () => {
    const files = path.join(folder, 'files');
    await mkdir(path.join(files, 'below'), { recursive: true });
    await writeFile(path.join(files, 'one.txt'), `The first of ${folder}`);
    await writeFile(path.join(files, 'below/two.txt'), `The second of ${folder}`);
    await writeFile(path.join(files, 'below/same.txt'), `The second of ${folder}`);
    await writeFile(path.join(files, '.DS_Store'), 'x');
    const first = await run('upload', files, '--tag', 'uploaded', '--tag', 'twice');
    expect([first.code, first.stdout.split('\n').at(-2)]).toEqual([0, '2 of 3 files added, 0 refused']);
    const [, id = ''] =
      /two\.txt {2}(asset_\w+)$/m.exec(first.stdout) ?? /same\.txt {2}(asset_\w+)$/m.exec(first.stdout) ?? [];
    expect(JSON.parse((await run('api', 'GET', `/library_assets/${id}`)).stdout)).toMatchObject({
      tags: ['uploaded', 'twice'],
    });
    const again = await run('upload', path.join(files, 'one.txt'), files);
    expect([again.code, again.stdout.split('\n').at(-2)]).toEqual([0, '0 of 3 files added, 0 refused']);
  });

  it('says which file was refused, and goes on with the next', async () => {
    const file = path.join(folder, 'a.txt');
    await writeFile(file, `Another text of ${folder}`);
    const { code, stdout } = await run('upload', file, '--folder', 'fold_0350tEyI3ThR2kZQtU0Oni');
    expect([code, stdout]).toEqual([
      3,
      expect.stringMatching(/a\.txt {2}was refused: .+\n0 of 1 files added, 1 refused\n/),
    ]);
    expect(await run('upload', path.join(folder, 'nothing'))).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('livery resend', () => {
  it('asks for one more attempt of the deliveries of an event, or of one delivery', async () => {
    const listed = await run('events', '--type', 'brand.check.completed', '--limit', '1', '--json');
    expect(listed.stdout.trim().split('\n')).toHaveLength(1);
    const [, event = ''] = /"id":"(evt_\w+)"/.exec(listed.stdout) ?? [];
    const attempts = async (): Promise<number[]> => {
      const { stdout } = await run('api', 'GET', `/events/${event}/deliveries`);
      return [...stdout.matchAll(/"attempt_count": ?(\d+)/g)].map(([, count]) => Number(count));
    };
    const before = await attempts();
    expect(before).toEqual([expect.any(Number)]);
    const ofEvent = await run('resend', event);
    expect([ofEvent.code, ofEvent.stdout]).toEqual([
      0,
      expect.stringMatching(/^whd_\w+ {2}whk_\w+ {2}delivered after \d+ attempts, one more begins\n$/),
    ]);
    await poll('a second attempt', async () => (await attempts())[0] === (before[0] ?? 0) + 1);
    const [delivery = ''] = ofEvent.stdout.split('  ');
    expect(await run('resend', delivery)).toMatchObject({ code: 0 });
    await poll('a third attempt', async () => (await attempts())[0] === (before[0] ?? 0) + 2);
    expect(await run('resend', event, '--endpoint', 'whk_0350tEyI3ThR2kZQtU0Oni')).toMatchObject({ code: 2 });
    expect(await run('resend', 'brand.check.completed')).toMatchObject({ code: 2 });
  });
});
