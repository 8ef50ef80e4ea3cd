import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleFont, sampleWoff2 } from '@livery/brand-governance-testing';
import { ChildFontReader } from './child-font-reader.ts';
import { FONT_READING_LIMITS } from './font-reading-limits.ts';

let folder: string;
const readers: ChildFontReader[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-fonts-'));
});

afterAll(async () => {
  for (const reader of readers) await reader.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

function readerWith(limits: { readonly processorMs?: number } = {}) {
  const reader = new ChildFontReader({
    ...FONT_READING_LIMITS,
    limits: { ...FONT_READING_LIMITS.limits, ...limits },
  });
  readers.push(reader);
  return reader;
}

let files = 0;

async function read(reader: ChildFontReader, file: Buffer, signal = new AbortController().signal) {
  files += 1;
  const name = path.join(folder, String(files));
  await writeFile(name, file);
  const upload = { path: name, size: file.length, sha256: '', filename: 'a.ttf' };
  return reader.read(upload, { organizationId: 'a', signal });
}

describe('a font that is read in a child process', () => {
  it('says what it is, and another one after one that was refused', async () => {
    const reader = readerWith();
    await expect(read(reader, sampleFont().subarray(0, -1))).rejects.toMatchObject({ code: 'font_invalid' });
    expect(await read(reader, sampleWoff2())).toMatchObject({ family: 'Northwind Sans', contentType: 'font/woff2' });
    await expect(read(reader, Buffer.alloc(0))).rejects.toMatchObject({ code: 'font_invalid', param: 'file' });
  });

  it('is refused when it needs more time than it may have', async () => {
    const large = sampleWoff2({ tables: { glyf: Buffer.alloc(64_000_000) } });
    await expect(read(readerWith({ processorMs: 1 }), large)).rejects.toMatchObject({
      code: 'font_invalid',
      message: 'The font file takes too much time or memory to read.',
    });
    expect(await read(readerWith(), large)).toMatchObject({ weight: 700 });
  });

  it('is no longer read when its caller is gone', async () => {
    const gone = new Error('gone');
    await expect(read(readerWith(), sampleFont(), AbortSignal.abort(gone))).rejects.toBe(gone);
  });

  it('is read later when the pool is closed', async () => {
    const reader = readerWith();
    await reader.onApplicationShutdown();
    await expect(read(reader, sampleFont())).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
  });
});
