import type { Tenant } from '@livery/kernel';
import type { BrandRuleChanges } from '../brand-rule-changes.ts';
import { foundRecord } from '../found-record.ts';

export interface DeleteBrandRuleInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly seenRevision: number | null;
}

/** Deletes one rule. */
export class DeleteBrandRule {
  constructor(private readonly changes: BrandRuleChanges) {}

  /** @throws DomainError `resource_missing`, `precondition_failed` */
  async execute({ tenant, id, seenRevision }: DeleteBrandRuleInput): Promise<void> {
    await this.changes.apply(tenant, ({ rules }) => {
      const rule = foundRecord(rules, id, seenRevision);
      return rules.filter((one) => one !== rule);
    });
  }
}
