import { type Address, type Provenance, WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { DOCUMENT_FORMATS, type DocumentFormat } from '../document-format.ts';
import type { LocatedShape } from '../document-view/located-content.ts';
import type { Severity } from '../severity.ts';
import type { Check, CheckContext, Occurrence, OccurrenceGrouping, RuleType } from './check.ts';
import type { Params } from './param-schemas.ts';
import { COMMON_PARAMS } from './read-rule-params.ts';

/** The most occurrences of one rule in one document; findings have a limit of their own. */
const MAX_OCCURRENCES = 50_000;

/** What a check consists of that judges each of its rules on its own. */
export interface RuleCheckFacts {
  readonly type: string;
  readonly severity: Severity;
  /** The name of a rule whose author gave it none. */
  readonly name: string;
  readonly summary: string;
  readonly fix?: Check['fix'];
  readonly fixedFormats?: Check['fixedFormats'];
  /** The formats whose documents the check judges; all formats when it is left out. */
  readonly formats?: readonly DocumentFormat[];
  /** How the pattern of a rule with the check's own type is read; such rules use no pattern when it is left out. */
  readonly own?: Omit<RuleType, 'type' | 'name'>;
  /** The customers' names for the check. */
  readonly aliases?: readonly RuleType[];
  readonly params?: Params;
  readonly needs?: Check['needs'];
  readonly surfaces?: Check['surfaces'];
  readonly example?: Check['example'];
  readonly literals?: Check['literals'];
  readonly find: (rule: BrandRule, context: CheckContext) => Iterable<Occurrence>;
}

/** Makes a check that judges each of its rules on its own. */
export function ruleCheck(facts: RuleCheckFacts): Check {
  const {
    type,
    severity,
    name,
    summary,
    fix,
    fixedFormats,
    formats = DOCUMENT_FORMATS,
    aliases = [],
    params = {},
    own = { pattern: null },
    needs = [],
    surfaces = [],
    example = {},
    literals,
    find,
  } = facts;
  return {
    type,
    severity,
    summary,
    fix,
    fixedFormats,
    formats,
    ruleTypes: [{ type, name, ...own }, ...aliases],
    params: { ...COMMON_PARAMS, ...params },
    needs,
    surfaces,
    example,
    literals,
    find: (rules, context) => rules.flatMap((rule) => firstOccurrences(rule, context, find(rule, context))),
  };
}

/** The first occurrences of a rule, of which a small file can have millions. When there are more, the verdict says so. */
function firstOccurrences(rule: BrandRule, { omit }: CheckContext, occurrences: Iterable<Occurrence>): Occurrence[] {
  const found: Occurrence[] = [];
  for (const one of occurrences) {
    if (found.length === MAX_OCCURRENCES) {
      const reason = `The rule "${rule.name}" (${rule.type}) applies to more than ${MAX_OCCURRENCES} places: only the first are reported.`;
      omit('rule', reason, WHOLE_FILE);
      break;
    }
    found.push(one);
  }
  return found;
}

interface ReportFacts {
  readonly title: string;
  readonly detail: string | Occurrence['describe'];
  readonly address: Address;
  readonly cause: Provenance;
  /** What tells this finding from others of its rule at the same place, as a code. It is left out when there is at most one. */
  readonly value?: string;
  /** `place` when it is left out. */
  readonly groupedBy?: OccurrenceGrouping;
  readonly former?: Occurrence['former'];
  readonly otherLocations?: readonly string[] | undefined;
  readonly furtherOccurrences?: number;
  readonly fix?: Occurrence['fix'];
}

/** An occurrence that is not about colour. */
export function report(
  rule: BrandRule,
  { detail, value = '', groupedBy = 'place', otherLocations, ...facts }: ReportFacts,
): Occurrence {
  const { severity } = rule;
  const describe = typeof detail === 'string' ? () => detail : detail;
  return { rule, severity, ...facts, value, groupedBy, color: null, otherLocations, describe };
}

/** An occurrence on one shape. Two shapes give two findings, unless they are grouped by something else. */
export function reportShape(
  rule: BrandRule,
  { address, container: { cause } }: LocatedShape,
  facts: Omit<ReportFacts, 'address' | 'cause' | 'furtherOccurrences'>,
): Occurrence {
  return report(rule, { ...facts, address, cause });
}
