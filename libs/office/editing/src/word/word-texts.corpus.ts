import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type DocumentEdit, locationOf, type TextDocument } from '@livery/office-model';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';
import { readTextDocument } from '@livery/office-reading';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { editDocument } from '../edit-document.ts';

/** The documents of the reference pack, which is not part of the repository. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
/** A sample of the gate is one of so many documents. */
const SAMPLE_ONE_OF = 4;
const TEN_MINUTES = 600_000;
const MARK = 'Ⓛ';

function modelOf(bytes: Uint8Array): TextDocument | null {
  try {
    return readTextDocument(OoxmlPackage.open(bytes));
  } catch (error) {
    if (error instanceof PackageRefused) return null;
    throw error;
  }
}

interface Marked {
  readonly edit: DocumentEdit;
  readonly story: number;
  readonly paragraph: number;
}

/** For each paragraph with text an edit that puts a mark before its first letter. */
function marks({ stories }: TextDocument): readonly Marked[] {
  return stories.flatMap(({ address, part, kind, paragraphs }, story) =>
    kind === 'text_box'
      ? []
      : paragraphs.flatMap(({ text, number }, paragraph) => {
          const start = text.search(/\p{L}/u);
          if (start === -1) return [];
          const from = text.charAt(start);
          const change = { kind: 'text', start, end: start + 1, from, to: `${MARK}${from}` } as const;
          const location = `${locationOf(address)}/paragraph[${number}]`;
          return [{ edit: { part, location, change }, story, paragraph }];
        }),
  );
}

interface Compared {
  readonly written: number;
  readonly declined: readonly string[];
  /** What stands where it should not. */
  readonly wrong: readonly string[];
}

function compared(file: string): Compared | null {
  const bytes = readFileSync(path.join(CORPUS, file));
  const before = modelOf(bytes);
  if (before === null) return null;
  const wanted = marks(before);
  const { bytes: edited, outcomes } = editDocument(
    bytes,
    wanted.map(({ edit }) => edit),
  );
  const expected = before.stories.map(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const declined: string[] = [];
  wanted.forEach(({ edit: { change, location }, story, paragraph }, index) => {
    const outcome = outcomes[index];
    if (outcome?.written !== true) declined.push(`${file} ${location}: ${outcome?.reason ?? ''}`);
    else if (change.kind === 'text') {
      const text = expected[story]?.[paragraph] ?? '';
      expected[story]?.splice(paragraph, 1, `${text.slice(0, change.start)}${change.to}${text.slice(change.end)}`);
    }
  });
  const actual = modelOf(edited)?.stories.map(({ paragraphs }) => paragraphs.map(({ text }) => text)) ?? [];
  const wrong = expected.flatMap((texts, story) =>
    texts.flatMap((text, at) => (actual[story]?.[at] === text ? [] : [`${file} story ${story}, paragraph ${at}`])),
  );
  return { written: wanted.length - declined.length, declined, wrong };
}

describe('the first letter of each paragraph of the reference pack', () => {
  it(
    'is found by the numbers of the reader, and nothing else changes',
    async () => {
      const files = (await Array.fromAsync(glob('*/*.{docx,dotx,docm}', { cwd: CORPUS }))).sort();
      const own = files.filter((file) => !file.startsWith('_hostile'));
      const all = sampleOf(own, SAMPLE_ONE_OF).flatMap((file) => compared(file) ?? []);
      expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
      const missed = all.flatMap(({ declined }) => declined).filter((one) => one.endsWith('value_differs'));
      expect(missed).toEqual([]);
      expect(all.reduce((sum, { written }) => sum + written, 0)).toBeGreaterThan(leastInSample(10_000, SAMPLE_ONE_OF));
    },
    TEN_MINUTES,
  );
});
