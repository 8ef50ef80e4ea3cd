import type { DocumentMutant } from '../document-mutant.ts';
import { colorMutants } from './color-mutants.ts';
import { fontMutants } from './font-mutants.ts';
import { graphicMutants } from './graphic-mutants.ts';
import { levelMutants } from './level-mutants.ts';
import { packageMutants } from './package-mutants.ts';
import { pageMutants } from './page-mutants.ts';
import { pictureMutants } from './picture-mutants.ts';
import { placeMutants } from './place-mutants.ts';
import { storyMutants } from './story-mutants.ts';
import { textMutants } from './text-mutants.ts';

/** Every mutant of the clean text document. */
export const DOCUMENT_MUTANTS: readonly DocumentMutant[] = [
  ...colorMutants,
  ...fontMutants,
  ...levelMutants,
  ...storyMutants,
  ...graphicMutants,
  ...pictureMutants,
  ...placeMutants,
  ...pageMutants,
  ...textMutants,
  ...packageMutants,
];
