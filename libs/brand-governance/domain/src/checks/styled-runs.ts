import type { Address } from '../document/address.ts';
import type { Paint } from '../document/paint.ts';
import type { RunStyle } from '../document/run-style.ts';
import type { Paragraph, TextRun } from '../document/text-body.ts';
import { runAddress, type TextPlace } from './places.ts';

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

/**
 * The same, where the judge looks at what lies behind the text: in text documents, whose paragraphs and cells have shades
 * of their own, it is asked once for each style and ground.
 */
export function* runsOnGrounds<Problem>(place: TextPlace, judge: StyleJudge<Problem>): Generator<StyledRun<Problem>> {
  if (place.body.every(({ flow }) => flow === null)) {
    yield* runsWith(place, judge);
    return;
  }
  const byGround = new Map<Paint | null, Map<RunStyle, Problem | null>>();
  for (const paragraph of place.body) {
    const ground = groundOf(paragraph);
    const verdicts = byGround.get(ground) ?? new Map<RunStyle, Problem | null>();
    byGround.set(ground, verdicts);
    for (const [number, run] of paragraph.runs.entries()) {
      if (run.scripts.length === 0) continue;
      let problem = verdicts.get(run.style);
      if (problem === undefined) verdicts.set(run.style, (problem = judge(run.style, paragraph)));
      if (problem !== null) yield { run, address: runAddress(place, paragraph, number), problem };
    }
  }
}

function groundOf({ flow }: Paragraph): Paint | null {
  if (flow === null || flow.shading.kind !== 'none') return flow?.shading ?? null;
  return flow.cell?.fill.kind === 'none' ? null : (flow.cell?.fill ?? null);
}

/** The automatic colour of a text document is black or white, whichever stands out from what lies below (effective values, 6.4). */
export function isAutomatic({ paint }: RunStyle, { flow }: Paragraph): boolean {
  return flow !== null && paint.kind === 'solid' && paint.color.provenance.source === 'built_in';
}
