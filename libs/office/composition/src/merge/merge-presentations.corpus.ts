import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { splitPresentation } from '../split/split-presentation.ts';
import { presentationProblems } from '../testing/presentation-problems.ts';
import { mergePresentations } from './merge-presentations.ts';

const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
/** A sample of the gate is one of so many decks, and all hostile ones. */
const SAMPLE_ONE_OF = 4;
const TEN_MINUTES = 600_000;

async function filesOf(pattern: string): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob(`${pattern}/*.{pptx,potx,ppsx,pptm,potm,ppsm}`, { cwd: CORPUS }));
  return files.sort();
}

/** What is wrong with the deck once it is split and merged, or merged as a whole. Null when it cannot be split. */
function judge(file: string): readonly string[] | null {
  const deck = readFileSync(path.join(CORPUS, file));
  const slides = slidesOf(deck);
  if (slides === null || slides.length === 0) return null;
  const decks = slides.map(({ bytes }) => bytes);
  const [merged, whole] = [mergePresentations(decks), mergePresentations([deck])];
  const found = [...presentationProblems(merged), ...presentationProblems(whole)];
  if (!Buffer.from(merged).equals(mergePresentations(decks))) found.push('other bytes at the second time');
  if (mastersOf(merged) > mastersOf(whole)) found.push('more masters than before');
  const hashes = slides.map(({ contentHash }) => contentHash);
  const isSame = [merged, whole].every((one) =>
    [...splitPresentation(one).slides()].every(({ contentHash }, at) => contentHash === hashes[at]),
  );
  if (!isSame) found.push('other slides when it is split again');
  return found.map((problem) => `${file}: ${problem}`);
}

function slidesOf(deck: Uint8Array): readonly { readonly bytes: Uint8Array; readonly contentHash: string }[] | null {
  try {
    return [...splitPresentation(deck).slides()];
  } catch (error) {
    if (error instanceof PackageRefused) return null;
    throw error;
  }
}

function mastersOf(deck: Uint8Array): number {
  const file = OoxmlPackage.open(deck);
  return file.relationships(file.mainPart).filter(({ kind }) => kind === 'slideMaster').length;
}

describe('the presentations of the reference pack', () => {
  it(
    'are the same slides after they were split, merged and split again',
    async () => {
      const files = (await filesOf('*')).filter((file) => !file.startsWith('_hostile'));
      const judged = sampleOf(files, SAMPLE_ONE_OF)
        .map(judge)
        .filter((found) => found !== null);
      expect(judged.length).toBeGreaterThan(leastInSample(500, SAMPLE_ONE_OF));
      expect(judged.flat()).toEqual([]);
    },
    TEN_MINUTES,
  );

  it(
    'are refused with a code or merged when they are hostile',
    async () => {
      const files = await filesOf('_hostile');
      for (const file of files) {
        try {
          expect(presentationProblems(mergePresentations([readFileSync(path.join(CORPUS, file))]))).toEqual([]);
        } catch (error) {
          if (!(error instanceof PackageRefused)) throw error;
        }
      }
      expect(files.length).toBeGreaterThan(5);
    },
    TEN_MINUTES,
  );
});
