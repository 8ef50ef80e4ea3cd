import type { Mutant } from '../mutant.ts';
import { colorMutants } from './color-mutants.ts';
import { contentMutants } from './content-mutants.ts';
import { fontMutants } from './font-mutants.ts';
import { graphicMutants } from './graphic-mutants.ts';
import { packageMutants } from './package-mutants.ts';
import { pictureMutants } from './picture-mutants.ts';
import { shapeMutants } from './shape-mutants.ts';
import { textMutants } from './text-mutants.ts';

/** Every mutant of the clean deck. */
export const MUTANTS: readonly Mutant[] = [
  ...colorMutants,
  ...fontMutants,
  ...graphicMutants,
  ...pictureMutants,
  ...shapeMutants,
  ...contentMutants,
  ...textMutants,
  ...packageMutants,
];
