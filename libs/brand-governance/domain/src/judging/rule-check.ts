import { type Address, anchorOf, type Provenance } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { DOCUMENT_FORMATS, type DocumentFormat } from '../document-format.ts';
import type { LocatedShape } from '../document-view/located-content.ts';
import type { Severity } from '../severity.ts';
import type { Check, CheckContext, Occurrence, RuleType } from './check.ts';
import type { Params } from './param-schemas.ts';
import { COMMON_PARAMS } from './read-rule-params.ts';

/** What a check consists of that judges each of its rules on its own. */
export interface RuleCheckFacts {
  readonly type: string;
  readonly severity: Severity;
  /** The name of a rule whose author gave it none. */
  readonly name: string;
  readonly summary: string;
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
    formats,
    ruleTypes: [{ type, name, ...own }, ...aliases],
    params: { ...COMMON_PARAMS, ...params },
    needs,
    surfaces,
    example,
    literals,
    find: (rules, context) => {
      const found: Occurrence[] = [];
      for (const rule of rules) for (const one of find(rule, context)) found.push(one);
      return found;
    },
  };
}

interface ReportFacts {
  readonly title: string;
  readonly detail: string;
  readonly address: Address;
  readonly cause: Provenance;
  /** What makes this finding different from others at the same location; the detail when it is left out. */
  readonly value?: string;
  readonly otherLocations?: readonly string[] | undefined;
}

/** An occurrence that is not about colour, and whose detail counts nothing. */
export function report(
  rule: BrandRule,
  { title, detail, address, cause, value = detail, otherLocations }: ReportFacts,
): Occurrence {
  const { severity } = rule;
  return { rule, severity, title, address, cause, value, color: null, otherLocations, describe: () => detail };
}

/** An occurrence on one shape. Two shapes give two findings, even if they deviate alike. */
export function reportShape(
  rule: BrandRule,
  { address, container: { cause } }: LocatedShape,
  { title, detail, otherLocations }: Pick<ReportFacts, 'title' | 'detail' | 'otherLocations'>,
): Occurrence {
  return report(rule, { title, detail, address, cause, value: `${anchorOf(address)} ${detail}`, otherLocations });
}
