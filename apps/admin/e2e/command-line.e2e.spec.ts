import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, SECRET_KEYS } from './admin-fixture.ts';

let admin: AdminFixture;

beforeAll(async () => {
  admin = await AdminFixture.open();
});

afterAll(() => admin[Symbol.asyncDispose]());

describe('the command line as a process', () => {
  it('prints the output of a command and exits with 0', async () => {
    const help = await admin.spawn([]);
    expect(help).toEqual(await admin.run([]));
    expect(await admin.spawn(['migrate'])).toMatchObject({
      code: 0,
      text: expect.stringContaining('was up to date.'),
    });
  });

  it('exits with 1 if the database cannot be reached, and with 2 for an unknown command', async () => {
    const away = { DATABASE_URL: 'postgres://livery@127.0.0.1:1/livery' };
    expect(await admin.spawn(['pepper', 'use'], away)).toMatchObject({ code: 1, text: expect.stringMatching(/\S/) });
    expect(await admin.spawn(['organisations', 'create'])).toMatchObject({ code: 2 });
  });
});

describe('the command line', () => {
  it('prints its help, and exits with 2 if the command is unknown or its configuration is missing', async () => {
    expect(await admin.run([])).toMatchObject({ code: 0, text: expect.stringContaining('organizations create') });
    expect((await admin.run(['keys', 'create', '--help'])).text).toContain('Usage: keys create <org_…>');
    const misunderstood = [
      await admin.run(['organisations', 'create']),
      await admin.run(['organizations', 'create', '--nmae', 'x']),
      await admin.run(['organizations', 'suspend', 'acme']),
      await admin.run(['migrate', 'now']),
      await admin.run(['migrate'], { DATABASE_URL: '' }),
    ];
    expect(misunderstood.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  });

  it('converts ids to UUIDs and back, without a database', async () => {
    const [id, nowhere] = ['whk_0350tEyI3TinjRDFnAplkv', { DATABASE_URL: '', LIVERY_SECRET_KEYS: '' }];
    const uuid = (await admin.run(['ids', 'show', id], nowhere)).text.trim();
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect((await admin.run(['ids', 'show', 'whk', uuid], nowhere)).text.trim()).toBe(id);
    for (const wrong of [['whk_short'], ['whk', 'whk'], ['W', uuid], []]) {
      expect((await admin.run(['ids', 'show', ...wrong], nowhere)).code).toBe(2);
    }
  });

  it('shows the keys of a new organization', async () => {
    const made = await admin.run(['organizations', 'create', '--name', 'shown', '--owner', 'owner@shown.example']);
    expect(made.code).toBe(0);
    expect(made.text).toMatch(/live key {6}sk_live_[0-9A-Za-z]{49}\ntest key {6}sk_test_[0-9A-Za-z]{49}/);
  });

  it('creates, lists, suspends and resumes organizations', async () => {
    const id = await admin.createOrganization('northwind');
    expect((await admin.run(['organizations', 'list'])).text).toMatch(new RegExp(`${id} {2}active .* northwind`));
    expect((await admin.run(['organizations', 'suspend', id])).text).toContain('is suspended');
    expect((await admin.run(['organizations', 'list'])).text).toMatch(new RegExp(`${id} {2}suspended`));
    expect((await admin.run(['organizations', 'resume', id])).code).toBe(0);
    const key = await admin.run(['keys', 'create', id, '--name', 'Second', '--scopes', 'brand:read', '--test']);
    expect(key.text).toMatch(/^sk_test_/);
    expect((await admin.run(['organizations', 'suspend', 'org_0000000000000000000001'])).code).toBe(1);
  });

  it('verifies stored files, and fails if one has no bytes', async () => {
    const clean = await admin.run(['files', 'verify']);
    expect(clean).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^\d+ rows and objects: 0 missing, 0 different, \d+ unknown\.$/m),
    });
    const key = `019aa0c2-7f43-7000-8000-000000000001/live/00/${'00'.repeat(32)}-019aa0c2-7f43-7000-8000-000000000002`;
    await admin.server.execute(
      `insert into blobs.blob (organization_id, livemode, sha256, object_key, size, media_type, created)
       values ('019aa0c2-7f43-7000-8000-000000000001', true, decode($1, 'hex'), $2, 1, 'text/plain', now())`,
      ['00'.repeat(32), key],
    );
    const broken = await admin.run(['files', 'verify', '--hashes']);
    expect(broken).toMatchObject({
      code: 1,
      text: expect.stringContaining(`missing  (a row without an object)  ${key}`),
    });
    await admin.server.execute('delete from blobs.blob');
    expect((await admin.run(['files', 'verify', '--from', 'the beginning'])).code).toBe(2);
  });

  it('divides the relay into shards, and refuses any number but 1 to 16', async () => {
    expect(await admin.run(['relay', 'set-shards', '4'])).toMatchObject({ code: 0, text: 'The relay has 4 shards.\n' });
    expect(await admin.run(['relay', 'set-shards', '1'])).toMatchObject({ code: 0, text: 'The relay has 1 shard.\n' });
    for (const wrong of [[], ['0'], ['17'], ['1.5'], ['many']]) {
      expect((await admin.run(['relay', 'set-shards', ...wrong])).code).toBe(2);
    }
  });

  it('prints links for signing in at the public address of the service', async () => {
    const id = await admin.createOrganization('links');
    const words = ['people', 'sign-in-link', id, 'owner@links.example'];
    const known = await admin.run(words, { LIVERY_PUBLIC_URL: 'https://livery.example/' });
    expect(known.text).toMatch(/^sign-in link {2}https:\/\/livery\.example\/dashboard\/sign-in#token=sil_\w{49}$/m);
    expect((await admin.run(words)).text).toMatch(/^sign-in link {2}\/dashboard\/sign-in#token=sil_\w{49}$/m);
    const wrong = await admin.run(words, { LIVERY_PUBLIC_URL: 'livery.example' });
    expect([wrong.code, wrong.text]).toEqual([2, expect.stringContaining('LIVERY_PUBLIC_URL')]);
    expect(wrong.text).not.toContain('sil_');
  });

  it('ends the sessions of a person, and says if there is no such account', async () => {
    const id = await admin.createOrganization('ended');
    await admin.run(['people', 'sign-in-link', id, 'owner@ended.example']);
    const known = await admin.run(['people', 'revoke-sessions', 'OWNER@ended.example']);
    expect(known).toMatchObject({ code: 0, text: expect.stringContaining('0 sessions have ended') });
    const unknown = await admin.run(['people', 'revoke-sessions', 'nobody@ended.example']);
    expect(unknown).toMatchObject({ code: 1, text: expect.stringContaining('There is no account with this email.') });
    expect((await admin.run(['people', 'revoke-sessions'])).code).toBe(2);
  });

  it('rotates the pepper, and counts the secrets that still use older versions', async () => {
    await admin.createOrganization('pepper');
    const rotated = (await admin.run(['pepper', 'rotate'])).text.trim();
    expect(rotated).toMatch(/^2:[A-Za-z0-9+/]{43}=,1:/);
    expect(rotated.endsWith(SECRET_KEYS)).toBe(true);
    const use = await admin.run(['pepper', 'use'], { LIVERY_SECRET_KEYS: rotated });
    expect(use.text).toMatch(/version 1 {2}API keys .*\d+\n/);
    expect(use.text).toContain('Keep older versions');
    expect((await admin.run(['pepper', 'use'])).text).toContain('Older versions serve no credential.');
  });
});
