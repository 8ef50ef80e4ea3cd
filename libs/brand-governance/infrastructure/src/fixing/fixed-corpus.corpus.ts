import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { type FixedFile, fixedFile } from './testing/fixed-file.ts';

/** The reference pack lies beside the checkout and is no part of it. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
const DOCUMENTS = /\.(?:pptx|potx|docx|dotx|pptm|docm)$/;
/** Every tenth document, since each is judged up to seventeen times; `CORPUS_EVERY=1` fixes all of them. */
const EVERY = Number(process.env['CORPUS_EVERY'] ?? 10);
/** A sample of the gate is one of so many of them. */
const SAMPLE_ONE_OF = 4;
/** How often a fix judges a document at most. */
const MAX_INSPECTIONS = 7;
const TIMEOUT_MS = 4_600_000 / EVERY;

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('_'));
  return entries.flatMap((entry) => {
    const own = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(own);
    return DOCUMENTS.test(entry.name) ? [own] : [];
  });
}

function countsOf(files: readonly FixedFile[]) {
  const sum = (count: (file: FixedFile) => number): number => files.reduce((total, file) => total + count(file), 0);
  return {
    documents: files.length,
    promised: sum(({ promised }) => promised),
    gone: sum(({ gone }) => gone),
    withdrawn: sum(({ withdrawn }) => withdrawn),
    broken: sum(({ broken }) => broken.length),
    fresh: sum(({ fresh }) => fresh.length),
    strange: sum(({ strange }) => strange.length),
    again: sum(({ changesAgain }) => Number(changesAgain)),
    inspections: Math.max(...files.map(({ inspections }) => inspections)),
  };
}

describe('the documents of the corpus, fixed by a strict guideline', () => {
  it(
    'have none of what was promised, unless it was taken back, nothing new, nothing else changed, and stay as they are when fixed again',
    () => {
      const files: FixedFile[] = [];
      const problems: string[] = [];
      const chosen = filesBelow(CORPUS).filter((_, index) => index % EVERY === 0);
      for (const file of sampleOf(chosen, SAMPLE_ONE_OF)) {
        const fixed = fixedFile(readFileSync(file), /\.(?:pp|po)/.test(path.extname(file)) ? 'pptx' : 'docx');
        if (fixed === null) continue;
        files.push(fixed);
        const { fresh, strange, changesAgain, inspections } = fixed;
        const wrong = [
          ...fresh.map((what) => `new: ${what}`),
          ...strange.map((part) => `changed without an edit: ${part}`),
          // A fix that has reached its limit goes on where it has ended.
          ...(changesAgain && inspections < MAX_INSPECTIONS ? ['changed when fixed again'] : []),
        ];
        problems.push(...wrong.map((what) => `${path.basename(file)}: ${what}`));
      }
      const counts = countsOf(files);
      if (EVERY === 1) console.log(JSON.stringify(counts));
      expect(problems).toEqual([]);
      expect(counts.documents).toBeGreaterThan(leastInSample(1_000 / EVERY, SAMPLE_ONE_OF));
      expect(counts.promised).toBeGreaterThan(leastInSample(2_000 / EVERY, SAMPLE_ONE_OF));
      expect(counts.broken / counts.promised).toBeLessThan(0.01);
      expect(counts.inspections).toBeLessThanOrEqual(MAX_INSPECTIONS);
      expect(counts.again).toBeLessThan(3);
    },
    TIMEOUT_MS,
  );
});
