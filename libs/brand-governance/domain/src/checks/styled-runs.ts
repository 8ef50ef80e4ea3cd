import type { Address } from '../document/address.ts';
import type { RunStyle } from '../document/run-style.ts';
import type { Paragraph, TextRun } from '../document/text-body.ts';
import { runAddress, type TextPlace } from './document-view.ts';

export interface StyledRun<Problem> {
  readonly run: TextRun;
  readonly address: Address;
  readonly problem: Problem;
}

/** Says what is wrong with a style, or null. Asked once for each text, with the paragraph in which the style first occurs. */
export type StyleJudge<Problem> = (style: RunStyle, paragraph: Paragraph) => Problem | null;

/** The runs with characters whose style a judge finds wrong; texts without such a style are not walked. */
export function* runsWith<Problem>(place: TextPlace, judge: StyleJudge<Problem>): Generator<StyledRun<Problem>> {
  const problems = new Map<RunStyle, Problem>();
  for (const [style, { paragraph }] of place.facts.styles) {
    const problem = judge(style, paragraph);
    if (problem !== null) problems.set(style, problem);
  }
  if (problems.size === 0) return;
  for (const paragraph of place.body) {
    for (const [number, run] of paragraph.runs.entries()) {
      const problem = run.scripts.length === 0 ? undefined : problems.get(run.style);
      if (problem !== undefined) yield { run, address: runAddress(place, paragraph, number), problem };
    }
  }
}
