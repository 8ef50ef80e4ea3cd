import type { Address } from '../document/address.ts';
import type { Paint } from '../document/paint.ts';
import type { RunStyle } from '../document/run-style.ts';
import type { Paragraph, TextRun } from '../document/text-body.ts';
import { memoized } from './memoized.ts';
import { type Gathered, PlaceGathering } from './place-gathering.ts';
import { paragraphAddress, type TextPlace } from './places.ts';

export interface StyledRun<Problem> {
  readonly run: TextRun;
  readonly address: Address;
  readonly problem: Problem;
}

/** Says what is wrong with a style, or null. Asked once for each text, with the paragraph in which the style first occurs. */
export type StyleJudge<Problem> = (style: RunStyle, paragraph: Paragraph) => Problem | null;

const NONE: readonly never[] = [];

/** What is wrong with the styles of a text, and where, as `PlaceGathering` has it: texts without such a style are not walked. */
export function gatheredRuns<Problem>(
  place: TextPlace,
  isLocal: (problem: Problem) => boolean,
  judge: StyleJudge<Problem>,
): readonly Gathered<Problem>[] {
  const problems = problemsOf(place, (style, paragraph) => {
    const problem = judge(style, paragraph);
    return problem === null ? null : [problem];
  });
  if (problems === null) return NONE;
  const gathering = new PlaceGathering<Problem>(place, isLocal);
  for (const number of place.body.keys()) gathering.addRuns(problems, number);
  return gathering.all;
}

/** The styles of a text that have a problem; null when none has. */
export function problemsOf<Problem>(
  place: TextPlace,
  judge: StyleJudge<Problem>,
): ReadonlyMap<RunStyle, Problem> | null {
  let problems: Map<RunStyle, Problem> | null = null;
  for (const { style, paragraph } of place.facts.styles) {
    const problem = judge(style, paragraph);
    if (problem !== null) (problems ??= new Map<RunStyle, Problem>()).set(style, problem);
  }
  return problems;
}

/** The runs with characters whose style a judge finds wrong. */
export function runsWith<Problem>(place: TextPlace, judge: StyleJudge<Problem>): readonly StyledRun<Problem>[] {
  const problems = problemsOf(place, judge);
  if (problems === null) return NONE;
  const verdicts = new Map<RunStyle, Problem | null>(problems);
  return runsIn(
    place,
    () => verdicts,
    () => null,
  );
}

/**
 * The same, where the judge looks at what lies behind the text: in text documents, whose paragraphs and cells have shades
 * of their own, it is asked once for each style and ground.
 */
export function runsOnGrounds<Problem>(place: TextPlace, judge: StyleJudge<Problem>): readonly StyledRun<Problem>[] {
  if (place.body.every(({ flow }) => flow === null)) return runsWith(place, judge);
  const byGround = new Map<Paint | null, Map<RunStyle, Problem | null>>();
  const verdictsIn = (paragraph: Paragraph): Map<RunStyle, Problem | null> =>
    memoized(byGround, groundOf(paragraph), () => new Map<RunStyle, Problem | null>());
  return runsIn(place, verdictsIn, judge);
}

/** The runs with characters that are found to have a problem. Runs of one paragraph share its address. */
function runsIn<Problem>(
  place: TextPlace,
  verdictsIn: (paragraph: Paragraph) => Map<RunStyle, Problem | null>,
  judge: StyleJudge<Problem>,
): readonly StyledRun<Problem>[] {
  const found: StyledRun<Problem>[] = [];
  for (const paragraph of place.body) {
    const verdicts = verdictsIn(paragraph);
    let parent: Address | undefined;
    let style: RunStyle | null = null;
    let problem: Problem | null | undefined = null;
    for (let index = 0; index < paragraph.runs.length; index += 1) {
      const run = paragraph.runs[index];
      if (run === undefined || run.scripts.length === 0) continue;
      if (run.style !== style) {
        ({ style } = run);
        problem = verdicts.get(style);
        if (problem === undefined) verdicts.set(style, (problem = judge(style, paragraph)));
      }
      if (problem == null) continue;
      parent ??= paragraphAddress(place, paragraph);
      found.push({ run, address: { parent, step: { kind: 'run', index } }, problem });
    }
  }
  return found;
}

function groundOf({ flow }: Paragraph): Paint | null {
  if (flow === null || flow.shading.kind !== 'none') return flow?.shading ?? null;
  return flow.cell?.fill.kind === 'none' ? null : (flow.cell?.fill ?? null);
}

/** The automatic colour of a text document is black or white, whichever stands out from what lies below (effective values, 6.4). */
export function isAutomatic({ paint }: RunStyle, { flow }: Paragraph): boolean {
  return flow !== null && paint.kind === 'solid' && paint.color.provenance.source === 'built_in';
}
