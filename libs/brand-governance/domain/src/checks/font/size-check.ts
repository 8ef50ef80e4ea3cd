import type { JsonObject } from '@livery/kernel';
import type { EffectiveSize, Provenance, RunStyle } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import { hasSeenFormat, type LocatedBody } from '../../document-view/located-content.ts';
import { gatheredRuns } from '../../document-view/styled-runs.ts';
import type { Fix, Unfixable } from '../../fixing/fix.ts';
import { isLocal, remedy } from '../../judging/cause.ts';
import type { Check, CheckContext, Occurrence, OccurrenceLocation } from '../../judging/check.ts';
import { piecesOfText } from '../../judging/in-words.ts';
import { isObject, paramProblem } from '../../judging/validate-params.ts';
import {
  defaulted,
  filledListOf,
  flag,
  mapOf,
  nullOr,
  numberFrom,
  objectOf,
  param,
  type Params,
  textList,
} from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, objectParam, surfacesOf, textsOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { memoized } from '../../memoized.ts';

export const MOST_POINTS = 4_000;
export const points = numberFrom(0, MOST_POINTS);
const allowedPoints = nullOr(filledListOf(points));

export const SIZE_LIMITS = {
  min_pt: defaulted(points, 10, 'The smallest size in points. Only `font.size_min` uses it.'),
  max_pt: defaulted(points, 60, 'The largest size in points. Only `font.size_max` uses it.'),
  allowed_pt: param(allowedPoints, 'The sizes in points that are allowed. Only `font.size_allowed` uses them.'),
};

export const OTHER_PARAMS = {
  by_placeholder: param(
    mapOf(objectOf({ min_pt: points, max_pt: points, allowed_pt: allowedPoints })),
    'Limits in points, by the type of a placeholder (`title`, `body`, `ftr`, `hdr`). They replace the general limits there.',
  ),
  ignore: defaulted(textList, ['ftr', 'sldNum', 'dt'], 'Types of placeholders whose text is not judged.'),
  notes: defaulted(flag, false, 'Whether notes are judged, too.'),
  exact: defaulted(points, 0.1, 'By how many points a size can differ from its limit.'),
};

const PARAMS: Params = { ...SIZE_LIMITS, ...OTHER_PARAMS };

/** What is wrong with a size. */
interface SizeProblem {
  /** The end of the detail: `the smallest allowed size is 10 pt.` */
  readonly words: string;
  /** The nearest allowed size in points if text has to grow for it; null if it has to shrink. */
  readonly wanted: number | null;
}

/** Returns what is wrong with an effective size in points; null when nothing is. */
type SizeJudge = (size: number, placeholder: string | null) => SizeProblem | null;

/** Returns which sizes of a text body another check reports. */
export type SizesOfBody = (body: LocatedBody) => (size: EffectiveSize) => boolean;

export function sizeCheck(
  type: string,
  alias: string | null,
  title: string,
  judgeOf: (rule: BrandRule) => SizeJudge,
  reportedElsewhere: (context: CheckContext) => SizesOfBody = () => () => () => false,
): Check {
  return ruleCheck({
    type,
    severity: 'medium',
    name: title,
    summary: `${title}. The check judges the effective size, which is the nominal size times the scale of the autofit.`,
    aliases: alias === null ? [] : [{ type: alias, name: title, pattern: pointsProblem, example: { pattern: '12' } }],
    fix: type === 'font.size_max' ? undefined : 'Writes the nearest allowed size if the text grows.',
    params: PARAMS,
    surfaces: TEXT_SURFACES,
    // A limit is there by default; a list is not.
    ...(alias === null && {
      needs: [['params.allowed_pt', 'params.by_placeholder']] as const,
      example: { params: { allowed_pt: [10, 12, 18, 24] } },
    }),
    find: (rule, context) => findSizes(rule, context, title, judgeOf(rule), reportedElsewhere(context)),
  });
}

function pointsProblem(pattern: string): string | null {
  const fits = /^\d{1,4}(\.\d{1,2})?$/.test(pattern.trim()) && paramProblem(points, Number(pattern)) === null;
  return fits ? null : `Write a size in points, up to ${MOST_POINTS}.`;
}

function* findSizes(
  rule: BrandRule,
  context: CheckContext,
  title: string,
  judge: SizeJudge,
  reportedElsewhere: SizesOfBody,
): Generator<Occurrence> {
  const surfaces = surfacesOf(rule);
  const ignored = textsOf(rule, 'ignore', OTHER_PARAMS.ignore.default);
  const notes = flagOf(rule, 'notes', OTHER_PARAMS.notes.default);
  const judges = new Map<string | null, (style: RunStyle) => WrongSize | null>();
  for (const body of context.view(rule).bodies) {
    const placeholder = typeOf(body);
    if (surfaces?.includes(body.surface) === false || (body.surface === 'notes_text' && !notes)) continue;
    if (!hasSeenFormat(body)) continue;
    if (placeholder !== null && ignored.includes(placeholder)) continue;
    const judgeStyle = memoized(judges, placeholder, () => judgeOfStyles((size) => judge(size, placeholder)));
    const isReportedElsewhere = reportedElsewhere(body);
    const judgeRest = (style: RunStyle) => (isReportedElsewhere(style.size) ? null : judgeStyle(style));
    for (const { reason, location } of gatheredRuns(body, isSetHere, judgeRest))
      yield occurrence(rule, title, body, location, reason);
  }
}

/** Judges styles by their size. Equal sizes with one provenance share one object, by which they are grouped. */
function judgeOfStyles(judge: (size: number) => SizeProblem | null): (style: RunStyle) => WrongSize | null {
  const problems = new Map<number, SizeProblem | null>();
  const known = new Map<Provenance, Map<number, WrongSize>>();
  return ({ size }) => {
    const problem = memoized(problems, size.effective, () => judge(size.effective));
    if (problem === null) return null;
    const alike = memoized(known, size.provenance, () => new Map<number, WrongSize>());
    return memoized(alike, size.effective, () => ({ size, problem }));
  };
}

function isSetHere({ size }: WrongSize): boolean {
  return isLocal(size.provenance);
}

interface WrongSize {
  readonly size: EffectiveSize;
  readonly problem: SizeProblem;
}

function occurrence(
  rule: BrandRule,
  title: string,
  body: LocatedBody,
  location: OccurrenceLocation,
  { size, problem }: WrongSize,
): Occurrence {
  const words = sizeInWords(size);
  // The scale of an autofit is set in the shape that holds the text.
  const cause: Provenance = size.scale === 1 ? size.provenance : { ...body.cause, source: 'shape' };
  return {
    rule,
    severity: rule.severity,
    title,
    ...location,
    cause,
    value: String(size.nominal),
    // The scale of an autofit changes with the text, and belongs to its shape.
    groupedBy: size.scale === 1 ? 'style' : 'place',
    color: null,
    describe: ({ length }) => {
      const texts = `${piecesOfText(length)} ${length === 1 ? 'has' : 'have'}`;
      return `${texts} ${words}; ${problem.words}${isLocal(cause) ? '' : ` ${remedy(cause)}`}`;
    },
    fix: () => sizeFix(size, problem.wanted),
  };
}

/** A size in words: `11 pt, shrunk to 7.7 pt to fit`. */
function sizeInWords({ nominal, effective, scale }: EffectiveSize): string {
  return scale === 1 ? `${effective} pt` : `${nominal} pt, shrunk to ${effective} pt to fit`;
}

/** The type of the placeholder that holds a text. Headers and footers of text documents have the names of those of slides. */
export function typeOf({ shape, container }: LocatedBody): string | null {
  if (container.story?.kind === 'footer') return 'ftr';
  if (container.story?.kind === 'header') return 'hdr';
  const type = shape?.shape.placeholder?.type ?? null;
  return type === 'ctrTitle' ? 'title' : type;
}

export function exactness(rule: BrandRule): number {
  return numberOf(rule, 'exact', OTHER_PARAMS.exact.default);
}

/** Text only grows. What the scale of an autofit makes small, and other scripts than Latin in text documents, are left to the author. */
function sizeFix({ nominal, effective, scale, provenance: cause }: EffectiveSize, to: number | null): Fix | Unfixable {
  if (to === null) return 'not_fixable';
  if (scale !== 1 || nominal !== effective) return 'not_supported';
  const changes = [{ kind: 'size', from: nominal, to }] as const;
  return { kind: 'size', cause, changesAt: () => changes, overrideAt: () => changes };
}

/** Returns the limit in points for a type of placeholder: its own one, else that of the pattern or the parameter. */
export function limitOf(rule: BrandRule, name: string, otherwise: number): (placeholder: string | null) => number {
  const [pattern] = patternsOf(rule);
  const everywhere = pattern === undefined ? numberOf(rule, name, otherwise) : Number(pattern);
  return (placeholder) => {
    const own = placeholder === null ? undefined : placeholderParams(rule, placeholder)[name];
    return typeof own === 'number' ? own : everywhere;
  };
}

export function placeholderParams(rule: BrandRule, placeholder: string): JsonObject {
  const own = objectParam(rule, 'by_placeholder')[placeholder];
  return isObject(own) ? own : {};
}
