import type { SampleDocx, SamplePresentation } from '@livery/office-testing';
import type { ExpectedFinding } from './expected-finding.ts';

/** One change of a clean file, with the findings that follow from it. `mutants.ts` says what mutants are for. */
export interface Mutant<Sample> {
  /** A sentence on what is changed, and where: `a run of the body text is set in Comic Sans`. */
  readonly name: string;
  /** What differs from the clean file. */
  readonly change: Sample;
  /** All findings on the changed file, in their order. */
  readonly findings: readonly ExpectedFinding[];
}

export type DeckMutant = Mutant<SamplePresentation>;
export type DocumentMutant = Mutant<SampleDocx>;
