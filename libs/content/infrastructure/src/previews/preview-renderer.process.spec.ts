import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OfficeFile, run, sampleDocx, samplePng, wordParagraph } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { type FakePrograms, fakePrograms } from './documents/testing/fake-programs.ts';
import { PreviewRenderer, type PreviewRendererOptions } from './preview-renderer.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = 'application/pdf';
const HANG = `trap "" TERM; (trap "" TERM; while :; do sleep 0.05; done) & while :; do sleep 0.05; done`;

let folder: string;
let renderer: PreviewRenderer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
});

afterEach(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

async function open(scripts: FakePrograms | null, options: PreviewRendererOptions = {}): Promise<void> {
  renderer = new PreviewRenderer({
    ...(scripts !== null && { installed: await fakePrograms(folder, scripts) }),
    ...options,
  });
}

const document = (): OfficeFile => OfficeFile.open(sampleDocx({ body: wordParagraph(run('Hello')) }));

async function render(bytes: Uint8Array, mediaType = DOCX, { signal } = new AbortController()) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return renderer.render({ path: file, size: bytes.length, mediaType }, signal);
}

/** Renders the first page, or tells why there is none. */
async function firstPage(bytes: Uint8Array, mediaType = DOCX) {
  const rendering = await render(bytes, mediaType);
  if (typeof rendering === 'string') return rendering;
  await using opened = rendering;
  const { width, height } = await opened.page(0);
  return { width, height };
}

/** The entries in the directories of this process for temporary files. */
async function leftovers(): Promise<readonly string[]> {
  const mine = (await readdir(tmpdir())).filter((name) =>
    name.startsWith(`livery-spool-${hostname()}-${process.pid}-`),
  );
  return (await Promise.all(mine.map((name) => readdir(path.join(tmpdir(), name))))).flat();
}

function isRunning(mark: string): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(mark);
    } catch {
      return false;
    }
  });
}

describe('a document', () => {
  it('is rendered by the programs that are installed, page by page', async () => {
    await open({});
    const rendering = await render(document().bytes());
    if (typeof rendering === 'string') throw new Error(rendering);
    {
      await using opened = rendering;
      expect(await opened.countPages()).toBe(10);
      const page = await opened.page(9);
      expect(page).toMatchObject({ width: 4, height: 3, size: (await stat(page.path)).size });
    }
    expect(await leftovers()).toEqual([]);
  });

  it('that is no document of its type, or none at all, is damaged', async () => {
    await open({});
    for (const bytes of [Buffer.from('PK'), document().bytes().subarray(0, 900), Buffer.from('<html>')]) {
      await expect(firstPage(bytes)).rejects.toMatchObject({ reason: 'damaged' });
    }
    expect(await leftovers()).toEqual([]);
  });

  it('is not rendered without programs, unless it has a picture of itself', async () => {
    await open(null);
    expect(await firstPage(document().bytes())).toBe('not_installed');
    expect(await firstPage(Buffer.from('%PDF-1.7'), PDF)).toBe('not_installed');
    expect(await firstPage(Buffer.from('Plain'), 'text/plain')).toBe('unsupported');
    const shown = document();
    shown.write(
      'docProps/thumbnail.png',
      samplePng(30, 20, () => [0, 0, 255, 255]),
    );
    const type = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail';
    shown.addRelationships('', [{ id: 'rId99', type, target: 'docProps/thumbnail.png' }]);
    expect(await firstPage(shown.bytes())).toEqual({ width: 30, height: 20 });
    expect(await leftovers()).toEqual([]);
  });
});

describe('a program', () => {
  it.each<readonly [string, FakePrograms, string]>([
    ['hangs', { soffice: HANG }, 'wall_time'],
    ['computes without end', { soffice: 'while :; do :; done' }, 'processor_time'],
    ['takes the memory', { soffice: 'head -c 4G /dev/zero | tail; sleep 60' }, 'memory'],
    ['crashes', { soffice: 'bash -c "kill -SEGV \\$\\$"; exit $?' }, 'crashed'],
    ['gives up', { soffice: 'echo "no such filter"; exit 1' }, 'damaged'],
    ['says it is done, and has done nothing', { soffice: 'exit 0' }, 'damaged'],
    ['finds no pages', { pdftoppm: 'exit 99' }, 'no_pages'],
    ['makes no picture of a page', { pdftoppm: 'exit 0' }, 'damaged'],
    ['makes something else of a page', { pdftoppm: 'echo nothing > "$OUT"' }, 'damaged'],
    ['hangs over a page', { pdftoppm: HANG }, 'wall_time'],
  ])('that %s costs one preview, and leaves no process and no file', async (_, scripts, reason) => {
    const wallMs = reason === 'wall_time' ? 500 : 60_000;
    await open(scripts, { documents: { wallMs, deadlineMs: 400, memoryMb: 128 } });
    await expect(firstPage(document().bytes())).rejects.toMatchObject({ reason });
    await poll('all processes to be gone', () => !isRunning(folder));
    expect(await leftovers()).toEqual([]);
  });

  it('ends with the job that needs it', async () => {
    await open({ soffice: HANG });
    const job = new AbortController();
    const rendering = render(document().bytes(), DOCX, job);
    await poll('the program to run', () => isRunning(folder));
    job.abort(new Error('The worker stops.'));
    await expect(rendering).rejects.toThrow('The worker stops.');
    await poll('all processes to be gone', () => !isRunning(folder));
    expect(await leftovers()).toEqual([]);
  });
});
