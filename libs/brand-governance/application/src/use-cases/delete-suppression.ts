import { brandSuppressionsUpdated } from '@livery/brand-governance-contracts';
import { type EventLog, newEvent, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { SuppressionRepository } from '../ports/suppression.repository.ts';
import { suppressionChange } from '../resources/suppression.resource.ts';

/** Withdraws the acceptance of a finding, for the content and for the document of a check. */
export class DeleteSuppression {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly suppressions: SuppressionRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing` for the check, and for a finding that is not accepted */
  async execute(tenant: Tenant, brandCheckId: string, findingId: string): Promise<void> {
    const check = await this.brandChecks.find(tenant, brandCheckId);
    if (check === null) throw resourceMissing();
    await this.unitOfWork.run(async (transaction) => {
      const deleted = await this.suppressions.delete(tenant, check, findingId, transaction);
      if (deleted === 0) throw resourceMissing();
      const object = suppressionChange(check, [findingId], 'withdrawn');
      await this.eventLog.append(newEvent(brandSuppressionsUpdated, tenant, { object }), transaction);
    });
  }
}
