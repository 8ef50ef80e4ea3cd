import type { JsonObject, Metadata } from '@livery/kernel';
import type { DocumentFormat } from './document-format.ts';
import type { Severity } from './severity.ts';

/** A rule looks for one term, or for several alternatives. */
export type RulePattern = string | readonly string[];

/** A rule by which an organization's documents are judged. */
export interface BrandRule {
  /** UUID. */
  readonly id: string;
  /** The dotted type of a check or a customer's name for one, as it was given (check catalogue, section 4). */
  readonly type: string;
  readonly name: string;
  readonly severity: Severity;
  readonly active: boolean;
  readonly pattern: RulePattern | null;
  readonly replacement: string | null;
  /** The parameters of the check, validated for its type. */
  readonly params: JsonObject;
  /** The parameters that the ids of its findings are made of, if those have been written out since. */
  readonly findingParams?: JsonObject;
  readonly appliesTo: readonly DocumentFormat[];
  /** The organization's own words, added to the detail of every finding. */
  readonly message: string | null;
  readonly metadata: Metadata;
  /** True if the rule belongs to the set with which a new organization starts. */
  readonly isDefault: boolean;
  /** Grows by one with each change. It is the ETag of the rule. */
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}
