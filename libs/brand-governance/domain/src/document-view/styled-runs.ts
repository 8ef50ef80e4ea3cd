import type { Address, Paragraph, RunStyle, TextRun } from '@livery/office-model';
import { type Gathered, PositionGathering } from '../judging/position-gathering.ts';
import { memoized } from '../memoized.ts';
import type { FormatSetting, UsedFormat } from './format-setting.ts';
import { type LocatedBody, runAddress } from './located-content.ts';
import { judgedFormats, type UsedFormats, walkFormats } from './used-formats.ts';

export interface StyledRun<Problem> {
  readonly run: TextRun;
  readonly address: Address;
  readonly problem: Problem;
}

const NONE: readonly never[] = [];

/**
 * Returns what is wrong with a style, or null. It is asked once for each text body, with the first paragraph that uses the
 * style.
 */
export type StyleJudge<Problem> = (style: RunStyle, paragraph: Paragraph) => Problem | null;

/** What is wrong with the styles of a text body, with the positions there. */
export function gatheredRuns<Problem>(
  body: LocatedBody,
  isLocal: (problem: Problem) => boolean,
  judge: StyleJudge<Problem>,
): readonly Gathered<Problem>[] {
  const wrong = judgedFormats(body.facts, ({ style, paragraph }) => {
    const problem = judge(style, paragraph);
    return problem === null ? null : [problem];
  });
  if (wrong === null) return NONE;
  const gathering = new PositionGathering<Problem>(body, isLocal);
  gathering.addRuns(wrong);
  return gathering.all();
}

/**
 * The runs with characters whose style a judge finds wrong. In text documents, whose paragraphs and cells have shadings of
 * their own, the judge is asked once for each style and shading.
 */
export function runsWith<Problem>(body: LocatedBody, judge: StyleJudge<Problem>): readonly StyledRun<Problem>[] {
  const { paragraphs, facts } = body;
  const problems = judgedFormats(facts, judgedOncePerStyle(facts, judge));
  if (problems === null) return NONE;
  const found: StyledRun<Problem>[] = [];
  walkFormats(facts, problems, (problem, number, index) => {
    const paragraph = paragraphs[number];
    const run = paragraph?.runs.at(index);
    if (paragraph && run) found.push({ run, address: runAddress(body, paragraph, index), problem });
  });
  return found;
}

/** Judges formats with equal style and ground once. */
function judgedOncePerStyle<Problem>(
  { formats }: UsedFormats,
  judge: StyleJudge<Problem>,
): (format: UsedFormat) => Problem | null {
  if (formats.length < 2) return ({ style, paragraph }) => judge(style, paragraph);
  const known = new Map<FormatSetting['ground'], Map<RunStyle, Problem | null>>();
  return ({ style, setting, paragraph }) => {
    const onGround = memoized(known, setting.ground, () => new Map<RunStyle, Problem | null>());
    return memoized(onGround, style, () => judge(style, paragraph));
  };
}

/**
 * Whether a text has the automatic colour of text documents. It is black or white, whichever stands out from what lies behind
 * (effective values, 6.4).
 */
export function isAutomatic({ paint }: RunStyle, { flow }: Paragraph): boolean {
  return flow !== null && paint.kind === 'solid' && paint.color.provenance.source === 'built_in';
}
