import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { illustrateDocument } from './illustrate-document.ts';
import { pictureFlaws } from './testing/picture-flaws.ts';

/** The documents of the reference pack, which is not part of the repository. Hostile ones are among them. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
/** A sample of the gate is one of so many decks. */
const SAMPLE_ONE_OF = 4;
const FIVE_MINUTES = 300_000;
const MOST_CHARACTERS = 8 * 1_024 * 1_024;
/** So many slides of each deck are drawn. */
const SLIDES = 30;

interface Drawn {
  readonly slides: number;
  readonly problems: readonly string[];
}

function drawn(file: string): Drawn {
  const locations = Array.from({ length: SLIDES }, (_, index) => `slide[${index}]`);
  const illustration = illustrateDocument({ bytes: readFileSync(path.join(CORPUS, file)), format: 'pptx' }, locations);
  const slides = illustration?.format === 'pptx' ? illustration.slides : [];
  const problems = slides.flatMap(({ svg, slideIndex }) =>
    pictureFlaws(svg).map((flaw) => `${file} ${slideIndex}: ${flaw}`),
  );
  const size = slides.reduce((sum, { svg }) => sum + svg.length, 0);
  if (size > MOST_CHARACTERS) problems.push(`${file}: ${size} characters`);
  return { slides: slides.length, problems };
}

describe('the slides of the reference pack', () => {
  it(
    'become pictures that are well-formed, refer to nothing outside of them, and run nothing',
    async () => {
      const files = await Array.fromAsync(glob('*/*.{pptx,potx,ppsx,pptm,potm,ppsm}', { cwd: CORPUS }));
      const all = sampleOf(files.sort(), SAMPLE_ONE_OF).map(drawn);
      expect(all.flatMap(({ problems }) => problems)).toEqual([]);
      expect(all.reduce((sum, { slides }) => sum + slides, 0)).toBeGreaterThan(leastInSample(1_000, SAMPLE_ONE_OF));
    },
    FIVE_MINUTES,
  );
});
