import {
  type ConcludedBrandCheck,
  ENGINE_VERSION,
  giveUpBrandCheck,
  type PendingBrandCheck,
} from '@livery/brand-governance-domain';
import type { Clock, Tenant, Transaction } from '@livery/kernel';
import type { BrandCheckRecorder } from '../brand-check-recorder.ts';
import type { CheckHistory } from '../check-history.ts';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentInspector } from '../ports/document-inspector.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { GuidelineSnapshotRepository } from '../ports/guideline-snapshot.repository.ts';

/** Judges a check that was accepted, by the guideline of that moment. */
export class JudgePendingBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly snapshots: GuidelineSnapshotRepository,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly inspector: DocumentInspector<Bytes>,
    private readonly recorder: BrandCheckRecorder,
    private readonly clock: Clock,
    private readonly history: CheckHistory,
  ) {}

  /**
   * Reads and judges the document, without writing anything.
   * @param signal ends it when another process judges the check
   * @returns the check at its end; null if it is not pending any more
   * @throws InspectionUnavailable; Error if the document or its guideline is gone or damaged
   */
  async judge(tenant: Tenant, id: string, signal: AbortSignal): Promise<ConcludedBrandCheck | null> {
    const check = await this.pending(tenant, id);
    if (check === null) return null;
    const guideline = await this.snapshots.find(tenant, check.guidelineVersion);
    const bytes = await this.storage.load(tenant, check.contentSha256);
    if (guideline === null || bytes === null) throw new Error('The document of a check or its guideline is gone.');
    const document = { format: check.format, bytes, owner: tenant.organizationId, signal };
    const { verdict, contentSha256 } = await this.inspector.inspect(document, guideline);
    if (contentSha256 !== check.contentSha256) throw new Error('The stored document of a check has changed.');
    return this.history.conclude({ ...check, engineVersion: ENGINE_VERSION }, verdict, this.clock.now());
  }

  /** @returns the check as it fails when it was interrupted too often; null if it is not pending any more */
  async giveUp(tenant: Tenant, id: string): Promise<ConcludedBrandCheck | null> {
    const check = await this.pending(tenant, id);
    return check && giveUpBrandCheck(check, this.clock.now());
  }

  /** Records the end of the check. */
  record(check: ConcludedBrandCheck, transaction: Transaction): Promise<void> {
    return this.recorder.concludePending(check, transaction);
  }

  private async pending(tenant: Tenant, id: string): Promise<PendingBrandCheck | null> {
    const check = await this.brandChecks.find(tenant, id);
    return check?.status === 'pending' ? check : null;
  }
}
