// Only this suite fixes documents of real programs, and proves that nothing else has changed in their parts.
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { leastInSample, mostInSample, sampleOf } from '@livery/office-testing';
import { corpusFiles, readDocument } from './testing/corpus-documents.ts';
import { type FixedFile, fixedFile } from './testing/fixed-file.ts';

/** A sample of the gate is one of so many documents, since each is judged up to seventeen times. */
const SAMPLE_ONE_OF = 40;
/** How often a fix judges a document at most. */
const MAX_INSPECTIONS = 7;
const TIMEOUT_MS = 4_600_000;

function countsOf(files: readonly FixedFile[]) {
  const sum = (count: (file: FixedFile) => number): number => files.reduce((total, file) => total + count(file), 0);
  return {
    documents: files.length,
    promised: sum(({ promised }) => promised),
    gone: sum(({ gone }) => gone),
    withdrawn: sum(({ withdrawn }) => withdrawn),
    broken: sum(({ broken }) => broken.length),
    fresh: sum(({ fresh }) => fresh.length),
    fainter: sum(({ fainter }) => fainter.length),
    strange: sum(({ strange }) => strange.length),
    again: sum(({ changesAgain }) => Number(changesAgain)),
    inspections: Math.max(...files.map(({ inspections }) => inspections)),
  };
}

describe('the documents of the corpus, fixed by a strict guideline', () => {
  it(
    'have none of what was promised, unless it was taken back, nothing new, no text that is harder to read, nothing else changed, and stay as they are when fixed again',
    () => {
      const files: FixedFile[] = [];
      const problems: string[] = [];
      for (const file of sampleOf(corpusFiles(), SAMPLE_ONE_OF)) {
        const fixed = fixedFile(readDocument(file));
        if (fixed === null) continue;
        files.push(fixed);
        const { fresh, fainter, strange, changesAgain, inspections } = fixed;
        const wrong = [
          ...fresh.map((what) => `new: ${what}`),
          ...fainter.map((what) => `harder to read: ${what}`),
          ...strange.map((part) => `changed without an edit: ${part}`),
          // A fix that has reached its limit goes on where it has ended.
          ...(changesAgain && inspections < MAX_INSPECTIONS ? ['changed when fixed again'] : []),
        ];
        problems.push(...wrong.map((what) => `${path.basename(file)}: ${what}`));
      }
      const counts = countsOf(files);
      if (files.length > 1_000) console.log(JSON.stringify(counts));
      expect(problems).toEqual([]);
      expect(counts.documents).toBeGreaterThan(leastInSample(1_000, SAMPLE_ONE_OF));
      expect(counts.promised).toBeGreaterThan(leastInSample(2_000, SAMPLE_ONE_OF));
      expect(counts.broken / counts.promised).toBeLessThan(mostInSample(0.01));
      expect(counts.inspections).toBeLessThanOrEqual(MAX_INSPECTIONS);
      expect(counts.again).toBeLessThan(3);
    },
    TIMEOUT_MS,
  );
});
