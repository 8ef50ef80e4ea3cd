import { brandSuppressionsUpdated } from '@livery/brand-governance-contracts';
import {
  type Acceptance,
  acceptFindings,
  BrandCheckNotCompleted,
  type CompletedBrandCheck,
  MAX_SUPPRESSIONS,
  type Suppression,
} from '@livery/brand-governance-domain';
import {
  type Actor,
  type Clock,
  DomainError,
  type EventLog,
  newEvent,
  newId,
  type Page,
  resourceMissing,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { SuppressionRepository } from '../ports/suppression.repository.ts';
import { suppressionChange } from '../resources/suppression.resource.ts';

/** How many suppressions the answer has. */
const NEWEST = 50;

export interface AcceptFindingsInput {
  readonly tenant: Tenant;
  /** The UUID of the check. */
  readonly brandCheckId: string;
  readonly acceptance: Acceptance;
  readonly acceptedBy: Actor;
}

/** Accepts findings of a check, so that later checks leave them out. Of two acceptances of one finding, the later one counts. */
export class AcceptFindings {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly suppressions: SuppressionRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the newest suppressions for the check, which begin with those that were made.
   * @throws DomainError `resource_missing`; `resource_conflict` for a check without findings, and for too many suppressions; the errors of
   *   `acceptFindings`
   */
  async execute({ tenant, brandCheckId, acceptance, acceptedBy }: AcceptFindingsInput): Promise<Page<Suppression>> {
    const check = await this.brandChecks.find(tenant, brandCheckId);
    if (check === null) throw resourceMissing();
    if (check.status !== 'completed') throw new BrandCheckNotCompleted(check.status);
    const accepted = acceptFindings(check, acceptance, { acceptedBy, at: this.clock.now(), newId });
    return this.unitOfWork.run(async (transaction) => {
      await this.put(check, accepted, transaction);
      return this.suppressions.newest(tenant, check, NEWEST, transaction);
    });
  }

  private async put(
    check: CompletedBrandCheck,
    accepted: readonly Suppression[],
    transaction: Transaction,
  ): Promise<void> {
    const [first] = accepted;
    if (first === undefined) return;
    const { tenant } = check;
    const findingIds = accepted.map(({ findingId }) => findingId);
    const others = await this.suppressions.countOthers(tenant, first, findingIds, transaction);
    if (others + accepted.length > MAX_SUPPRESSIONS) throw tooManySuppressions(others);
    await this.suppressions.put(tenant, accepted, transaction);
    const object = suppressionChange(check, findingIds, 'accepted');
    await this.eventLog.append(newEvent(brandSuppressionsUpdated, tenant, { object }), transaction);
  }
}

function tooManySuppressions(others: number): DomainError {
  const message = `At most ${MAX_SUPPRESSIONS} findings can be accepted for one content or document; ${others} others are. Delete some first.`;
  return new DomainError('conflict', 'resource_conflict', message);
}
