import type { JsonObject, Metadata } from '@livery/kernel';
import type { DocumentFormat } from './document-format.ts';
import type { Severity } from './severity.ts';

/** What a rule looks for: one term, or alternatives. */
export type RulePattern = string | readonly string[];

/** One thing that an organization's documents are judged by. */
export interface BrandRule {
  /** UUID. */
  readonly id: string;
  /** A dotted check type or a customer's name for one, as given (check catalogue, section 4). */
  readonly type: string;
  readonly name: string;
  readonly severity: Severity;
  readonly active: boolean;
  /** Whether the findings of this rule can be fixed by the engine; never set by a customer. */
  readonly autoFixable: boolean;
  readonly pattern: RulePattern | null;
  readonly replacement: string | null;
  /** Parameters of the check, validated for its type. */
  readonly params: JsonObject;
  readonly appliesTo: readonly DocumentFormat[];
  /** The organization's own words, added to the detail of every finding. */
  readonly message: string | null;
  readonly metadata: Metadata;
  /** Part of the set that a fresh organization starts with. */
  readonly isDefault: boolean;
  readonly created: Date;
  readonly updated: Date;
}
