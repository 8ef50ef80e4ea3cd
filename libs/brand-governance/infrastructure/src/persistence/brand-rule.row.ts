import type { DocumentFormat, RulePattern, Severity } from '@livery/brand-governance-domain';
import { EntitySchema } from 'typeorm';

export interface BrandRuleRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  /** The number of the rule in the order of the set. */
  readonly position: number;
  readonly type: string;
  readonly name: string;
  readonly severity: Severity;
  readonly active: boolean;
  /** Written for the version before this one. It is never read, since it is what the checks of the running version say. */
  readonly auto_fixable: boolean;
  readonly pattern: RulePattern | null;
  readonly replacement: string | null;
  readonly params: object;
  /** The parameters that the ids of findings are made of; null if these are `params`. */
  readonly finding_params: object | null;
  readonly applies_to: readonly DocumentFormat[];
  readonly message: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly is_default: boolean;
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

export const BrandRuleRowSchema = new EntitySchema<BrandRuleRow>({
  name: 'brand_rule',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    position: { type: 'integer' },
    type: { type: 'text' },
    name: { type: 'text' },
    severity: { type: 'text' },
    active: { type: 'boolean' },
    auto_fixable: { type: 'boolean' },
    pattern: { type: 'jsonb', nullable: true },
    replacement: { type: 'text', nullable: true },
    params: { type: 'jsonb' },
    finding_params: { type: 'jsonb', nullable: true },
    applies_to: { type: 'text', array: true },
    message: { type: 'text', nullable: true },
    metadata: { type: 'jsonb' },
    is_default: { type: 'boolean' },
    revision: { type: 'integer' },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
