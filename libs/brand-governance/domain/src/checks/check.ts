import type { JsonValue } from '@livery/kernel';
import type { BrandRule } from '../brand-rule.ts';
import type { ColorSurface } from '../color-surface.ts';
import type { Address } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
import type { Provenance } from '../document/provenance.ts';
import type { Guideline } from '../guideline.ts';
import type { Severity } from '../severity.ts';

/** One place at which a document deviates; occurrences with one root cause become one finding. */
export interface Occurrence {
  readonly rule: BrandRule;
  readonly severity: Severity;
  readonly title: string;
  readonly address: Address;
  /** Where the value is set. */
  readonly cause: Provenance;
  /** The actual value: equal for occurrences of one finding. */
  readonly value: string;
  /** `#RRGGBB`, with its surface; null for findings that are not on colour. */
  readonly color: { readonly actual: string; readonly surface: ColorSurface } | null;
  /** The detail of the finding that these occurrences become. */
  readonly describe: (occurrences: readonly Occurrence[]) => string;
}

/** What a customer may write as the type of a rule, and how its pattern is read. */
export interface RuleType {
  readonly type: string;
  /** The name of a rule that is given none. */
  readonly name: string;
  /** `null` when the pattern is not used; else a sentence on what is wrong with one pattern, or null. */
  readonly pattern: ((pattern: string) => string | null) | null;
}

/** Says what is wrong with a parameter, or null. */
export type ParamCheck = (value: JsonValue) => string | null;

/** One row of the catalogue. */
export interface Check {
  /** Dotted type, as in findings. */
  readonly type: string;
  /** The severity of a rule that is given none. */
  readonly severity: Severity;
  /** The dotted type first, then the customers' names for it. */
  readonly ruleTypes: readonly RuleType[];
  /** The parameters that rules of this check may carry. */
  readonly params: Readonly<Record<string, ParamCheck>>;
  /** Judges a document by all active rules of this check, in the order of the document for each rule. */
  find(model: DocumentModel, rules: readonly BrandRule[], guideline: Guideline): readonly Occurrence[];
}
