import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit, EditOutcome } from '@livery/office-model';
import { PackageRefused } from '@livery/office-package';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { editDocument } from './edit-document.ts';
import { entriesWithout, modelOf } from './testing/edited-sample.ts';
import { type ModelPlace, placesOf, textAt, textEdits } from './testing/model-places.ts';

const CORPUS = path.resolve(import.meta.dirname, '../../../../../shared/brand-engine/corpus');
const DECKS = '*.{pptx,potx,ppsx,pptm,potm,ppsm}';
/** A sample of the gate is one of so many decks, and all hostile ones. */
const SAMPLE_ONE_OF = 4;
const TEN_MINUTES = 600_000;

const counts = { written: 0, declined: 0 };

async function decks(): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob(`*/${DECKS}`, { cwd: CORPUS }));
  return files.filter((file) => !file.startsWith('_hostile')).sort();
}

/** What is wrong with a deck after edits of all its values; null when it cannot be read. */
function judge(file: string): readonly string[] | null {
  const bytes = readFileSync(path.join(CORPUS, file));
  try {
    const before = placesOf(modelOf(bytes));
    const edits = [...new Map(before.flatMap(({ edit }) => (edit ? [[JSON.stringify(edit), edit]] : []))).values()];
    const edited = editDocument(bytes, edits);
    for (const outcome of edited.outcomes) counts[outcome.written ? 'written' : 'declined'] += 1;
    const after = placesOf(modelOf(edited.bytes));
    const parts = [...new Set(edits.map(({ part }) => part))];
    const isEqual = entriesWithout(bytes, parts).join() === entriesWithout(edited.bytes, parts).join();
    return [
      ...(isEqual ? [] : [`${file}: an entry changed that no edit touches`]),
      ...wrongPlaces(before, after, outcomesOf(edits, edited.outcomes)).map((wrong) => `${file}: ${wrong}`),
      ...wrongTexts(bytes).map((wrong) => `${file}: ${wrong}`),
    ];
  } catch (error) {
    if (error instanceof PackageRefused) return null;
    throw error;
  }
}

type Outcomes = ReadonlyMap<string, readonly boolean[]>;

/** Whether edits were written, by their places and kinds: a level may show several values. */
function outcomesOf(edits: readonly DocumentEdit[], outcomes: readonly EditOutcome[]): Outcomes {
  const found = new Map<string, boolean[]>();
  edits.forEach((edit, at) => {
    const key = keyOf(edit);
    found.set(key, [...(found.get(key) ?? []), outcomes[at]?.written === true]);
  });
  return found;
}

function keyOf({ part, location, change }: DocumentEdit): string {
  return `${part} ${location} ${change.kind} ${change.kind === 'color' && /fill|line/.test(change.surface) ? change.surface : ''}`;
}

function wrongPlaces(
  before: readonly ModelPlace[],
  after: readonly ModelPlace[],
  outcomes: Outcomes,
): readonly string[] {
  if (after.length !== before.length) return [`it has ${after.length} values and had ${before.length}`];
  return before.flatMap((place, at) => {
    const { location, kind, value, wanted, edit } = place;
    const now = after[at]?.value;
    const written = edit === null ? [] : (outcomes.get(keyOf(edit)) ?? []);
    const allowed = [
      ...(written.includes(true) ? [wanted] : []),
      ...(written.every(Boolean) && written.length > 0 ? [] : [value]),
    ];
    return allowed.includes(now) ? [] : [`${location} ${kind} is ${String(now)}, not ${String(allowed)}`];
  });
}

function wrongTexts(bytes: Uint8Array): readonly string[] {
  const wished = textEdits(modelOf(bytes));
  const edited = editDocument(
    bytes,
    wished.map(({ edit }) => edit),
  );
  const model = modelOf(edited.bytes);
  return wished.flatMap(({ edit, wanted }, at) => {
    const { written } = edited.outcomes[at] ?? { written: false };
    const text = textAt(model, edit.location);
    return written && text === wanted ? [] : [`${edit.location} says ${text ?? ''}, not ${wanted}`];
  });
}

describe('the presentations of the reference pack', () => {
  it(
    'have the new values after edits, and all others as before',
    async () => {
      const judged = sampleOf(await decks(), SAMPLE_ONE_OF)
        .map(judge)
        .filter((found) => found !== null);
      expect(judged.length).toBeGreaterThan(leastInSample(500, SAMPLE_ONE_OF));
      expect(judged.flat()).toEqual([]);
      expect(counts.written).toBeGreaterThan(leastInSample(50_000, SAMPLE_ONE_OF));
      // Table styles that are built in, and colours of masters under the colour map of a slide.
      expect(counts.declined).toBeLessThan(counts.written / 1_000);
    },
    TEN_MINUTES,
  );

  it(
    'are refused with a code or edited when they are hostile',
    async () => {
      const files = await Array.fromAsync(glob(`_hostile/${DECKS}`, { cwd: CORPUS }));
      expect(files.length).toBeGreaterThan(5);
      expect(files.map(judge).flatMap((found) => found ?? [])).toEqual([]);
    },
    TEN_MINUTES,
  );
});
