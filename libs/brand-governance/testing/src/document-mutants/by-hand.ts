import type { PredictedInText } from '../document-mutant.ts';

/** What is set on a run is reported as such beside what is wrong with it. */
export function byHand(words: string, style: string, locations: readonly string[]): PredictedInText {
  return {
    type: 'docx.direct_formatting',
    severity: 'low',
    title: 'Text is formatted by hand',
    detail: `${words} is set on 1 run of style "${style}".`,
    source: 'run',
    locations,
  };
}
