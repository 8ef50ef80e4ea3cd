import { brandCheckCompleted, brandCheckFailed } from '@livery/brand-governance-contracts';
import type { ConcludedBrandCheck, Guideline, PendingBrandCheck } from '@livery/brand-governance-domain';
import { type EventLog, newEvent, resourceMissing, type Transaction } from '@livery/kernel';
import type { BrandCheckRepository } from './ports/brand-check.repository.ts';
import type { DocumentStorage, StagedDocument } from './ports/document-storage.ts';
import type { GuidelineSnapshotRepository } from './ports/guideline-snapshot.repository.ts';
import type { KeptDocumentRepository } from './ports/kept-document.repository.ts';
import type { PendingBrandChecks } from './ports/pending-brand-checks.ts';
import { brandCheckReference } from './resources/brand-check-reference.resource.ts';

/** Records checks with everything that belongs to them. */
export class BrandCheckRecorder {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly snapshots: GuidelineSnapshotRepository,
    private readonly keptDocuments: KeptDocumentRepository,
    private readonly storage: DocumentStorage,
    private readonly pending: PendingBrandChecks,
    private readonly eventLog: EventLog,
  ) {}

  /** @param staged the document, if it is to be kept; that of a failed check is given up */
  async insertConcluded(
    check: ConcludedBrandCheck,
    { guideline, staged }: { readonly guideline: Guideline; readonly staged: StagedDocument | null },
    transaction: Transaction,
  ): Promise<void> {
    if (check.status === 'failed') await staged?.discard(transaction);
    else {
      if (staged !== null) await this.keptDocuments.keep(check, staged, transaction);
      await this.snapshots.keep(check.tenant, check.guidelineVersion, guideline, transaction);
    }
    await this.brandChecks.insert(check, transaction);
    await this.announce(check, transaction);
  }

  /** Records a check that was accepted. Its document stays until it is concluded, whether or not it is kept then. */
  async insertPending(
    check: PendingBrandCheck,
    { guideline, staged }: { readonly guideline: Guideline; readonly staged: StagedDocument },
    transaction: Transaction,
  ): Promise<void> {
    await staged.keep(check.id, transaction);
    await this.snapshots.keep(check.tenant, check.guidelineVersion, guideline, transaction);
    await this.brandChecks.insert(check, transaction);
    await this.pending.queue(check, transaction);
  }

  /** Records the end of a pending check. @throws DomainError `resource_missing` if it is not pending any more */
  async concludePending(check: ConcludedBrandCheck, transaction: Transaction): Promise<void> {
    const { tenant, contentSha256 } = check;
    const concluded = await this.brandChecks.conclude(check, transaction);
    if (concluded === null) throw resourceMissing();
    if (concluded.status === 'completed' && concluded.documentKeptUntil !== null) {
      await this.keptDocuments.keep(concluded, this.storage.stored(tenant, contentSha256), transaction);
    }
    await this.storage.release(tenant, check.id, transaction);
    await this.announce(concluded, transaction);
  }

  private async announce(check: ConcludedBrandCheck, transaction: Transaction): Promise<void> {
    const definition = check.status === 'completed' ? brandCheckCompleted : brandCheckFailed;
    await this.eventLog.append(newEvent(definition, check.tenant, { object: brandCheckReference(check) }), transaction);
  }
}
