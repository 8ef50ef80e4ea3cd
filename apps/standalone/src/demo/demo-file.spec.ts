import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { announceDemo, readAnnouncedDemo, readDemo, withdrawDemo, writeDemo } from './demo-file.ts';

const FACTS = {
  base_url: 'http://127.0.0.1:3000',
  organization: 'org_0350qvwQwlcDoPcLgIG0KV',
  live_key: 'sk_live_1',
  test_key: 'sk_test_1',
  publishable_key: 'pk_live_1',
  client_id: 'oa_client_1',
  client_secret: 'oa_secret_1',
};

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-demo-'));
});

afterEach(() => rm(directory, { recursive: true }));

describe('demo.json', () => {
  it('does not appear when the data are stored, but when the demo is announced, readable by its owner only', async () => {
    await writeDemo(directory, FACTS);
    expect(await readdir(directory)).toEqual(['demo-keys.json']);
    await announceDemo(directory, FACTS);
    expect(await readAnnouncedDemo(directory)).toEqual(FACTS);
    expect((await readdir(directory)).sort()).toEqual(['demo-keys.json', 'demo.json']);
    for (const name of await readdir(directory)) {
      expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('is withdrawn, and the data stay', async () => {
    await writeDemo(directory, FACTS);
    await announceDemo(directory, { ...FACTS, base_url: 'http://127.0.0.1:4000' });
    await withdrawDemo(directory);
    expect(await readdir(directory)).toEqual(['demo-keys.json']);
    expect(await readDemo(directory)).toEqual(FACTS);
    await withdrawDemo(directory);
  });

  it('of an earlier version, which kept the data there, becomes the stored data', async () => {
    await writeFile(path.join(directory, 'demo.json'), JSON.stringify(FACTS));
    await withdrawDemo(directory);
    expect(await readdir(directory)).toEqual(['demo-keys.json']);
    expect(await readDemo(directory)).toEqual(FACTS);
  });

  it('need not exist to be withdrawn', async () => {
    await withdrawDemo(directory);
    expect(await readdir(directory)).toEqual([]);
  });
});
