import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
