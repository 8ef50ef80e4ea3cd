import {
  type BrandCheck,
  type BrandCheckComparison,
  BrandCheckNotCompleted,
  compareBrandChecks,
  ParameterInvalid,
} from '@livery/brand-governance-domain';
import { resourceMissing, type Tenant } from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';

/** Compares the findings of a check with those of another one. */
export class CompareBrandChecks {
  constructor(private readonly brandChecks: BrandCheckRepository) {}

  /**
   * @param headId the UUID of the check
   * @param baseId the UUID of the check with which it is compared
   * @throws DomainError `resource_missing` for either; BrandCheckNotCompleted for the head; ParameterInvalid `with` for the base
   */
  async execute(tenant: Tenant, headId: string, baseId: string): Promise<BrandCheckComparison> {
    const [head, base] = await Promise.all([this.find(tenant, headId), this.find(tenant, baseId)]);
    if (head.status !== 'completed') throw new BrandCheckNotCompleted(head.status);
    if (base.status !== 'completed') {
      throw new ParameterInvalid('with', `The check is ${base.status}. Name one whose status is completed.`);
    }
    if (base.format !== head.format) {
      const message = `The check is of a ${base.format}, this one of a ${head.format}. Name one of the same content_type.`;
      throw new ParameterInvalid('with', message);
    }
    return compareBrandChecks(base, head);
  }

  private async find(tenant: Tenant, id: string): Promise<BrandCheck> {
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    return check;
  }
}
