import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RenderingFailed } from '@livery/content-application';
import { findPrograms, PreviewRenderer, type PreviewRendererOptions } from '@livery/content-infrastructure';
import { row, run, sampleDocx, wordParagraph, wordTable } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { CORPUS } from './corpus.ts';
import { listOf, membersOf } from './json.ts';

const OOXML = 'application/vnd.openxmlformats-officedocument';
const PRESENTATION = `${OOXML}.presentationml.presentation`;
const TEXT_DOCUMENT = `${OOXML}.wordprocessingml.document`;
const TEN_MINUTES = 600_000;
/** LibreOffice needs most of a minute for such a table. */
const SLOW_TABLE = { columns: 60, rows: 1_500 };
/** On a busy machine, a program of the lowest priority may wait longer than it computes. */
const SHORT = { deadlineMs: 4_000, wallMs: 60_000 };

let folder: string;
let renderer: PreviewRenderer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-office-'));
});

afterEach(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

async function open(documents: PreviewRendererOptions['documents'] = {}): Promise<void> {
  const installed = await findPrograms(undefined, '/usr/bin');
  expect(installed).toMatchObject({ soffice: '/usr/bin/soffice', poppler: { pdftoppm: '/usr/bin/pdftoppm' } });
  renderer = new PreviewRenderer({ installed, documents });
}

/** Renders the first page. @returns `page`, or why there is none */
async function outcomeOf(file: string, mediaType: string): Promise<string> {
  try {
    const { size } = await stat(file);
    const rendering = await renderer.render({ path: file, size, mediaType }, new AbortController().signal);
    if (typeof rendering === 'string') return rendering;
    await using opened = rendering;
    await opened.page(0);
    return 'page';
  } catch (error) {
    if (error instanceof RenderingFailed) return error.reason;
    throw error;
  }
}

/** The directories of this process for temporary files. */
async function ownDirectories(): Promise<readonly string[]> {
  const own = `livery-spool-${hostname()}-${process.pid}-`;
  return (await readdir(tmpdir())).filter((name) => name.startsWith(own)).map((name) => path.join(tmpdir(), name));
}

/** Counts the processes that work in a directory of this process. */
function programsIn(directories: readonly string[]): number {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const command = commandOf(pid);
    return directories.some((directory) => command.includes(directory));
  }).length;
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

async function expectNothingLeft(): Promise<void> {
  const directories = await ownDirectories();
  expect(directories.length).toBeGreaterThan(0);
  await poll('all programs to be gone', () => programsIn(directories) === 0);
  expect((await Promise.all(directories.map((directory) => readdir(directory)))).flat()).toEqual([]);
}

interface Hostile {
  readonly file: string;
  /** False for files that are harmless, or hostile only to readers that believe their names. */
  readonly isUnreadable: boolean;
}

async function hostileFiles(): Promise<readonly Hostile[]> {
  const rows: unknown = JSON.parse(await readFile(path.join(CORPUS, '_hostile/manifest.json'), 'utf8'));
  const entries = listOf(rows).map(membersOf);
  const hostile = entries.filter((entry) => String(entry.get('path')).startsWith('_hostile/'));
  return hostile.map((entry) => ({
    file: path.join(CORPUS, String(entry.get('path'))),
    isUnreadable: ![null, 'content_type_mismatch'].some((code) => code === entry.get('code')),
  }));
}

describe('the preview of', () => {
  it(
    'a hostile file of the reference pack does not exist unless the file can be read, and nothing is left',
    async () => {
      await open();
      const files = await hostileFiles();
      expect(files.length).toBeGreaterThanOrEqual(40);
      for (const { file, isUnreadable } of files) {
        const outcome = await outcomeOf(file, file.endsWith('.pptx') ? PRESENTATION : TEXT_DOCUMENT);
        expect([path.basename(file), outcome]).toEqual([
          path.basename(file),
          isUnreadable ? expect.stringMatching(/^(?:damaged|too_large)$/) : 'page',
        ]);
      }
      await expectNothingLeft();
    },
    TEN_MINUTES,
  );

  it(
    'a document that keeps LibreOffice busy for too long is given up, and nothing is left',
    async () => {
      await open(SHORT);
      const cells = (number: number) =>
        Array.from({ length: SLOW_TABLE.columns }, (_, column) => wordParagraph(run(`${number * 7919 + column}`)));
      const rows = Array.from({ length: SLOW_TABLE.rows }, (_, number) => row(cells(number))).join('');
      const file = path.join(folder, 'table.docx');
      await writeFile(file, sampleDocx({ body: wordTable(rows, '', SLOW_TABLE.columns) }));
      expect(['processor_time', 'wall_time']).toContain(await outcomeOf(file, TEXT_DOCUMENT));
      await expectNothingLeft();
    },
    TEN_MINUTES,
  );
});
