import {
  type Finding,
  type Guideline,
  menuPath,
  nearestColors,
  type NotEvaluated,
  ORIGIN_KINDS,
  originOf,
  type Refusal,
  SEVERITIES,
  type Severity,
  slidesOfFinding,
  type Verdict,
} from '@livery/brand-governance-domain';
import type { Illustration } from '../ports/document-illustrator.ts';
import { type BaselineComparison, baselineStateOf } from './baseline-comparison.ts';
import type {
  AcceptedFinding,
  BrandCheckReport,
  ReportedCause,
  ReportedDocument,
  ReportedFinding,
  ReportedPlace,
} from './brand-check-report.ts';

/** Who accepted a finding, why, and until when. */
export type Acceptance = Pick<AcceptedFinding, 'reason' | 'acceptedBy' | 'accepted' | 'expires'>;

export interface AcceptedDeviation extends Acceptance {
  readonly finding: Finding;
}

/** What came of judging a document, or why it was not judged. */
export type ReportedVerdict =
  | Extract<Verdict, { readonly outcome: 'judged' }>
  | { readonly outcome: 'refused'; readonly refusal: Pick<Refusal, 'code' | 'message' | 'part'> };

export interface ReportInput {
  readonly document: ReportedDocument;
  readonly verdict: ReportedVerdict;
  readonly accepted?: readonly AcceptedDeviation[];
  readonly unusedSuppressions?: number;
  readonly comparison?: BaselineComparison | null;
  readonly guideline: Guideline | null;
  readonly illustration?: Illustration | null;
  readonly isDocumentKept?: boolean;
}

/** Arranges a verdict for readers: causes first, then slide by slide or page by page, then what concerns the whole document. */
export function reportBrandCheck(input: ReportInput): BrandCheckReport {
  const { document, verdict, accepted = [], unusedSuppressions = 0 } = input;
  const { comparison = null, guideline, illustration = null, isDocumentKept = true } = input;
  const describe = describer(input);
  const judged = verdict.outcome === 'judged' ? verdict : NOTHING;
  const findings = bySeverity(judged.findings.map(describe));
  return {
    document,
    refusal: verdict.outcome === 'refused' ? verdict.refusal : null,
    findings,
    isTruncated: judged.truncated,
    causes: causesOf(findings),
    places: placesOf(findings),
    wholeDocument: findings.filter((one) => one.origin === null && placeOf(one) === null),
    notEvaluated: judged.notEvaluated,
    accepted: accepted.map(({ finding, ...acceptance }) => ({ ...describe(finding), ...acceptance })),
    unusedSuppressions,
    comparison,
    guideline,
    illustration,
    isDocumentKept,
  };
}

const NOTHING: { findings: readonly Finding[]; notEvaluated: readonly NotEvaluated[]; truncated: boolean } = {
  findings: [],
  notEvaluated: [],
  truncated: false,
};

function describer({ document, guideline, comparison }: ReportInput): (finding: Finding) => ReportedFinding {
  const nearestColor = guideline === null ? () => null : nearestColors(guideline);
  return (finding) => {
    const slides = slidesOfFinding(finding);
    const origin = originOf(finding, slides);
    return {
      ...finding,
      nearestColor: nearestColor(finding),
      origin,
      slides,
      menuPath: menuPath(finding, origin, document.format),
      baselineState: comparison ? baselineStateOf(finding, comparison) : null,
      newSinceBaseline: comparison?.newOccurrences.get(finding.id) ?? null,
    };
  };
}

/** How many findings people are shown. */
export const MAX_SHOWN = 1_000;

/** The locations that a report shows on pictures, those of the most severe findings first. */
export function locationsToDraw(findings: readonly Finding[]): readonly string[] {
  return bySeverity(findings)
    .slice(0, MAX_SHOWN)
    .flatMap(({ locations }) => locations);
}

/** The most severe first. Equal ones keep their order. */
function bySeverity<One extends Finding>(findings: readonly One[]): readonly One[] {
  const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);
  return findings.toSorted((one, two) => rank(two.severity) - rank(one.severity));
}

function causesOf(findings: readonly ReportedFinding[]): readonly ReportedCause[] {
  const groups = Map.groupBy(
    findings.filter(({ origin }) => origin !== null),
    ({ origin }) => JSON.stringify([origin?.kind, origin?.name]),
  );
  const causes = [...groups.values()].flatMap((group) => {
    const origin = group[0]?.origin ?? null;
    if (origin === null) return [];
    return [
      { kind: origin.kind, name: origin.name, slides: union(group.map(({ slides }) => slides)), findings: group },
    ];
  });
  return causes.sort((one, two) => ORIGIN_KINDS.indexOf(one.kind) - ORIGIN_KINDS.indexOf(two.kind));
}

function union(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].sort((one, two) => one - two);
}

interface Place {
  readonly kind: ReportedPlace['kind'];
  readonly number: number;
}

/** The first place where a finding shows; null when it concerns the whole document. */
function placeOf({ slides: [slide], pageNumber }: ReportedFinding): Place | null {
  if (slide !== undefined) return { kind: 'slide', number: slide };
  return pageNumber === null ? null : { kind: 'page', number: pageNumber };
}

function placesOf(findings: readonly ReportedFinding[]): readonly ReportedPlace[] {
  const places = new Map<number, { kind: Place['kind']; described: ReportedFinding[]; elsewhere: ReportedFinding[] }>();
  for (const finding of findings) {
    const first = placeOf(finding);
    if (first === null) continue;
    for (const number of first.kind === 'slide' ? finding.slides : pagesOf(finding)) {
      const place = places.get(number) ?? { kind: first.kind, described: [], elsewhere: [] };
      places.set(number, place);
      const isHere = finding.origin === null && number === first.number;
      (isHere ? place.described : place.elsewhere).push(finding);
    }
  }
  return [...places]
    .map(([number, { kind, described, elsewhere }]) => ({ kind, number, findings: described, elsewhere }))
    .sort((one, two) => one.number - two.number);
}

function pagesOf({ pageNumber, pageNumbers }: ReportedFinding): readonly number[] {
  return union([pageNumber === null ? [] : [pageNumber], pageNumbers]);
}
