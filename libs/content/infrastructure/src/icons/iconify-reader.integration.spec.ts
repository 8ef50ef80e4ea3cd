import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { onThisMachine } from '@livery/testing';
import { IconifyReader } from './iconify-reader.ts';

const MOST_BLOCKED_MS = 1_000;

let folder: string;
let reader: IconifyReader;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-iconify-'));
});

beforeEach(() => {
  reader = new IconifyReader();
});

afterEach(() => reader.onApplicationShutdown());

afterAll(() => rm(folder, { recursive: true }));

async function read(json: string) {
  const file = path.join(folder, 'icons.json');
  await writeFile(file, json);
  return reader.read({ path: file, size: Buffer.byteLength(json) }, {});
}

/** The processor time of this thread, during which it does nothing else. */
async function blockedMs(during: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await during();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

describe('an IconifyJSON', () => {
  it('is read with its licence, and with the reasons for icons without a drawing', async () => {
    const icons = { a: { body: '<path d="M0 0h1"/>' }, b: {}, c: { body: ' '.repeat(300_000) } };
    const { found, licence } = await read(JSON.stringify({ icons, info: { license: { title: 'MIT' } } }));
    expect(licence).toBe('MIT');
    expect(found.map(({ path: name }) => name)).toEqual(['a', 'b', 'c']);
    const [a, b, c] = found;
    expect(Buffer.from(a?.read() ?? []).toString()).toContain('<path d="M0 0h1"/>');
    expect(() => b?.read()).toThrow('The icon has no body.');
    expect(() => c?.read()).toThrow(expect.objectContaining({ code: 'file_too_large' }));
  });

  it('is refused if it is none, has too many icons, or is nested without end, while everything else goes on', async () => {
    await expect(read('{"icons": 1}')).rejects.toMatchObject({ code: 'unsupported_format' });
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`i${index}`, {}]));
    await expect(read(JSON.stringify({ icons: many }))).rejects.toMatchObject({ code: 'archive_too_large' });
    const nested = '['.repeat(16_000_000);
    const blocked = await blockedMs(async () => {
      await expect(read(nested)).rejects.toMatchObject({ code: expect.stringMatching(/file_too_complex|unsupported/) });
    });
    expect(blocked).toBeLessThan(onThisMachine(MOST_BLOCKED_MS));
  });

  it('gives no more bytes than a limit, however often aliases repeat a drawing', async () => {
    const icons = { large: { body: `<path d="M0 0${'z'.repeat(100_000)}"/>` } };
    const aliases = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`a${index}`, { parent: 'large' }]));
    const { found } = await read(JSON.stringify({ icons, aliases }));
    const sizes = found.map((icon) => {
      try {
        return icon.read().length;
      } catch {
        return 0;
      }
    });
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(found).toHaveLength(2_001);
    expect(total).toBeLessThanOrEqual(67_108_864);
    expect(total).toBeGreaterThan(66_000_000);
  });

  it('has short names, whatever it says', async () => {
    const { found } = await read(JSON.stringify({ icons: { ['x'.repeat(100_000)]: { body: '' } } }));
    expect(found[0]?.path).toHaveLength(400);
  });
});
