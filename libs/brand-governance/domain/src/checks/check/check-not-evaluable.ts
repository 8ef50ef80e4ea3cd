import type { DocumentModel, Story } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { Check } from '../../judging/check.ts';
import { capitalized, counted } from '../../judging/in-words.ts';
import { fileFinding, type PageOf } from '../../judging/file-finding.ts';
import type { FindingDraft } from '../../judging/finding-draft.ts';
import { defaulted, flag } from '../../judging/param-schemas.ts';
import { firstLocations } from '../../judging/occurrence-locations.ts';
import { COMMON_PARAMS, flagOf } from '../../judging/read-rule-params.ts';
import type { NotEvaluated } from '../../verdict.ts';

const TYPE = 'check.not_evaluable';
const PARAMS = { report: defaulted(flag, true, 'Whether what could not be judged is reported as findings.') };

/** Reports what could not be judged as findings, too. The list `not_evaluated` of a check holds it in any case. */
export const checkNotEvaluable: Check = {
  type: TYPE,
  severity: 'low',
  summary:
    'Something could not be judged, for example text over a picture, SmartArt without its drawing, or an unknown table style.',
  ruleTypes: [{ type: TYPE, name: 'Say what could not be checked', pattern: null }],
  params: { ...COMMON_PARAMS, ...PARAMS },
  // Known only when all other checks have been made: `notEvaluableFindings`.
  find: () => [],
};

/** The most reasons that one finding names. */
const MAX_REASONS = 3;

/**
 * Makes one finding for each surface if a rule asks for it. Reasons are sentences and name shapes, so that they are no part of its id.
 */
export function notEvaluableFindings(
  rules: readonly BrandRule[],
  notEvaluated: readonly NotEvaluated[],
  model: DocumentModel,
): FindingDraft[] {
  const [rule] = rules.filter(({ type }) => type === TYPE);
  if (rule === undefined || !flagOf(rule, 'report', PARAMS.report.default)) return [];
  const { severity } = rule;
  const pageOf = pagesOf(model);
  return [...Map.groupBy(notEvaluated, ({ surface }) => surface)].map(([surface, all]) => {
    const title = `${capitalized(surface.replaceAll('_', ' '))} could not be checked`;
    const locations = firstLocations([...new Set(all.flatMap((one) => one.locations))]);
    return fileFinding(TYPE, surface, locations, { title, detail: reasonsInWords(all), severity }, pageOf);
  });
}

function reasonsInWords(all: readonly NotEvaluated[]): string {
  const named = all.slice(0, MAX_REASONS).map(({ reason }) => reason);
  const others = all.length - named.length;
  return [...named, ...(others > 0 ? [`The check lists ${counted(others, 'more reason')}.`] : [])].join(' ');
}

function pagesOf(model: DocumentModel): PageOf {
  if (model.format !== 'docx') return () => null;
  const { stories } = model;
  let pages: ReadonlyMap<number, number | null> | undefined;
  return (paragraph) => (pages ??= pagesIn(stories)).get(paragraph) ?? null;
}

function pagesIn(stories: readonly Story[]): ReadonlyMap<number, number | null> {
  const pages = new Map<number, number | null>();
  for (const { paragraphs } of stories) {
    for (const { flow } of paragraphs) if (flow?.bodyNumber != null) pages.set(flow.bodyNumber, flow.page);
  }
  return pages;
}
