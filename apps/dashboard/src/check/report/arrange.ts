import type { BrandCheckReport, ReportedFinding } from '@livery/sdk';
import type { ReportSearch } from './report-search.ts';
import { causeInWords, placesLeftOut, slidesInWords } from './words.ts';

/** A finding with the number by which people refer to it. */
export interface NumberedFinding {
  readonly number: number;
  readonly finding: ReportedFinding;
}

/** Findings under one heading. */
export interface FindingGroup {
  readonly key: string;
  readonly title: string;
  /** One change here settles all of them. It is null under a place. */
  readonly scope: string | null;
  readonly findings: readonly NumberedFinding[];
  /** Findings that also show here, and are described elsewhere. */
  readonly further: readonly NumberedFinding[];
  /** The slide, counted from 0; null for other groups. */
  readonly slide: number | null;
}

type Arranged = Pick<BrandCheckReport, 'findings' | 'causes' | 'slides' | 'pages' | 'whole_document'>;
type Place = Pick<BrandCheckReport['slides'][number], 'finding_ids' | 'further_finding_ids'>;

/** The findings, the worst first. Their numbers are those of the report that is sent on: by cause, then by place. */
export function numberedFindings(report: Arranged): readonly NumberedFinding[] {
  const { findings, causes, slides, pages, whole_document } = report;
  const ordered = [...[...causes, ...slides, ...pages].flatMap(({ finding_ids }) => finding_ids), ...whole_document];
  const numbers = new Map(ordered.map((id, index) => [id, index + 1]));
  return findings.map((finding) => ({ number: numbers.get(finding.id) ?? 0, finding }));
}

/** The part of a type before its dot: `color`. */
export function categoryOf(type: string): string {
  const [category = type] = type.split('.');
  return category;
}

/** The findings that the filters let through. */
export function filtered(
  findings: readonly NumberedFinding[],
  { severity, category, fixable }: ReportSearch,
): readonly NumberedFinding[] {
  return findings.filter(
    ({ finding }) =>
      (severity === undefined || finding.severity === severity) &&
      (category === undefined || categoryOf(finding.type) === category) &&
      (fixable === undefined || finding.auto_fixable),
  );
}

/** First what one change settles, then the other findings by what is wrong. */
export function byCause(report: Arranged, shown: readonly NumberedFinding[]): readonly FindingGroup[] {
  const byId = idsOf(shown);
  const causes = report.causes.map(({ kind, name, slide_indexes: slides, finding_ids }): FindingGroup => {
    const findings = findAll(byId, finding_ids);
    const isCut = findings.some(({ finding }) => placesLeftOut(finding) > 0);
    const places = slides.length > 0 ? `${slidesInWords(slides)}${isCut ? ', and more' : ''}` : 'all places';
    return {
      key: `${kind} ${name}`,
      title: causeInWords({ kind, name }),
      scope:
        findings.length === 1
          ? `One change here settles ${places}`
          : `${findings.length} changes here settle ${places}`,
      findings,
      further: [],
      slide: null,
    };
  });
  const settled = new Set(report.causes.flatMap(({ finding_ids }) => finding_ids));
  const rest = shown.filter(({ finding }) => !settled.has(finding.id));
  const others = [...Map.groupBy(rest, ({ finding }) => finding.title)].map(([title, findings]): FindingGroup => ({
    key: `title ${title}`,
    title,
    scope: 'Each place is changed on its own',
    findings,
    further: [],
    slide: null,
  }));
  return [...causes, ...others].filter(({ findings }) => findings.length > 0);
}

/** Slide by slide, or page by page, then the whole document. */
export function byPlace(report: Arranged, shown: readonly NumberedFinding[]): readonly FindingGroup[] {
  const byId = idsOf(shown);
  const groupOf = (title: string, place: Place, slide: number | null = null): FindingGroup => ({
    key: title,
    title,
    scope: null,
    findings: findAll(byId, place.finding_ids),
    further: findAll(byId, place.further_finding_ids),
    slide,
  });
  return [
    ...report.slides.map((place) => groupOf(`Slide ${place.slide_index + 1}`, place, place.slide_index)),
    ...report.pages.map((place) => groupOf(`Page ${place.page_number}`, place)),
    groupOf('The whole document', { finding_ids: report.whole_document, further_finding_ids: [] }),
  ].filter(({ findings, further }) => findings.length + further.length > 0);
}

/** The first findings of the groups, so that a page with thousands of findings stays quick. */
export function portionOf(groups: readonly FindingGroup[], count: number): readonly FindingGroup[] {
  const portion: FindingGroup[] = [];
  let left = count;
  for (const group of groups) {
    if (left <= 0) break;
    portion.push({ ...group, findings: group.findings.slice(0, left) });
    left -= Math.max(1, group.findings.length);
  }
  return portion;
}

/** Returns how many findings have to be shown until one of them is seen; 0 if it is not described here. */
export function countUntil(groups: readonly FindingGroup[], id: string): number {
  let count = 0;
  for (const { findings } of groups) {
    const index = findings.findIndex(({ finding }) => finding.id === id);
    if (index >= 0) return count + index + 1;
    count += Math.max(1, findings.length);
  }
  return 0;
}

/** Returns how many findings have to be shown until all of a slide are seen. */
export function countThrough(groups: readonly FindingGroup[], slide: number): number {
  const shown = groups.slice(0, groups.findIndex((group) => group.slide === slide) + 1);
  return shown.reduce((sum, { findings }) => sum + Math.max(1, findings.length), 0);
}

/** The finding after some that were accepted just now: the next one that is not accepted, else the last of them. */
export function findingAfter(
  groups: readonly FindingGroup[],
  done: readonly string[],
  accepted: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string | undefined {
  const ids = groups.flatMap(({ findings }) => findings.map(({ finding }) => finding.id));
  const last = ids.findLastIndex((id) => done.includes(id));
  return ids.find((id, index) => index > last && !accepted.has(id)) ?? ids[Math.max(0, last)];
}

function idsOf(findings: readonly NumberedFinding[]): ReadonlyMap<string, NumberedFinding> {
  return new Map(findings.map((one) => [one.finding.id, one]));
}

function findAll(byId: ReadonlyMap<string, NumberedFinding>, ids: readonly string[]): readonly NumberedFinding[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}
