import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { packageErrorCodes } from '@livery/office-package';
import { CORPUS } from './corpus.ts';
import { listOf, membersOf } from './json.ts';
import { LineProgram } from './line-program.ts';

const READER = [...['--max-old-space-size=512', path.join(import.meta.dirname, 'hostile-reader.ts')]];
const LONGEST_MS = 10_000;
const FIVE_MINUTES = 300_000;

const CODES: ReadonlySet<string> = new Set(Object.keys(packageErrorCodes));
/** Text documents are always refused, for whatever reason. */
const TEXT_DOCUMENT = /\.do[ct][xm]$/;
/** Where a deck is not just read: no type is announced that could be wrong, and each slide is needed. */
const OTHERWISE = new Map<string, string | null>([
  ['docx-as-pptx.pptx', 'unsupported_format'],
  ['pptx-as-docx.docx', null],
  ['slide-broken.pptx', 'file_corrupt'],
]);

let directory: string;
let reader: LineProgram;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-hostile-'));
  reader = new LineProgram(process.execPath, READER);
});

afterAll(async () => {
  await reader.close();
  await rm(directory, { recursive: true, force: true });
});

interface Hostile {
  readonly name: string;
  readonly code: string | null;
}

/** The files that a manifest lists, with the codes that a reader of single files answers. */
async function listed(manifest: string): Promise<readonly Hostile[]> {
  const rows: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  return listOf(rows).map((row) => {
    const [name, code] = [membersOf(row).get('path'), membersOf(row).get('code')];
    return { name: String(name), code: typeof code === 'string' ? code : null };
  });
}

/** What was not refused as its manifest says, or without a code, and what took too long. */
async function surprises(folder: string, files: readonly Hostile[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, code } of files) {
    const answer = membersOf(await reader.ask(path.join(folder, name)));
    const [split, merge] = [answer.get('split'), answer.get('merge')];
    const expected = OTHERWISE.has(name) ? OTHERWISE.get(name) : code;
    const isRight = TEXT_DOCUMENT.test(name) && !OTHERWISE.has(name) ? split !== null : split === expected;
    if (!isRight) found.push(`${name}: split ${String(split)} instead of ${String(expected)}`);
    const unclear = [split, merge].map(String).filter((outcome) => outcome !== 'null' && !CODES.has(outcome));
    found.push(...unclear.map((outcome) => `${name}: ${outcome}`));
    if (Number(answer.get('milliseconds')) > LONGEST_MS)
      found.push(`${name}: ${String(answer.get('milliseconds'))} ms`);
  }
  return found;
}

describe('split and merge', () => {
  it(
    'refuse the hostile files of the reference pack with clear reasons, each in seconds',
    async () => {
      const files = await listed(path.join(CORPUS, '_hostile/manifest.json'));
      expect(files.length).toBeGreaterThan(40);
      expect(await surprises(CORPUS, files)).toEqual([]);
    },
    FIVE_MINUTES,
  );

  it(
    'refuse files that are built to do harm with clear reasons, each in seconds',
    async () => {
      await promisify(execFile)('python3', [path.join(CORPUS, '../hostile_cases.py'), directory]);
      expect((await readdir(directory)).length).toBeGreaterThan(10);
      expect(await surprises(directory, await listed(path.join(directory, 'manifest.json')))).toEqual([]);
    },
    FIVE_MINUTES,
  );
});
