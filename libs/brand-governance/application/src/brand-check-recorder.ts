import { brandCheckCompleted, brandCheckFailed } from '@livery/brand-governance-contracts';
import type { CompletedBrandCheck, FailedBrandCheck, Guideline } from '@livery/brand-governance-domain';
import { type EventLog, newEvent, type Transaction } from '@livery/kernel';
import type { BrandCheckRepository } from './ports/brand-check.repository.ts';
import type { StagedDocument } from './ports/document-storage.ts';
import type { GuidelineSnapshotRepository } from './ports/guideline-snapshot.repository.ts';
import type { KeptDocumentRepository } from './ports/kept-document.repository.ts';
import { brandCheckReference } from './resources/brand-check-reference.resource.ts';

/** Records checks with everything that belongs to them. */
export class BrandCheckRecorder {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly snapshots: GuidelineSnapshotRepository,
    private readonly keptDocuments: KeptDocumentRepository,
    private readonly eventLog: EventLog,
  ) {}

  /** @param staged the document, if it is to be kept; that of a failed check is given up */
  async insertConcluded(
    check: CompletedBrandCheck | FailedBrandCheck,
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

  private async announce(check: CompletedBrandCheck | FailedBrandCheck, transaction: Transaction): Promise<void> {
    const definition = check.status === 'completed' ? brandCheckCompleted : brandCheckFailed;
    await this.eventLog.append(newEvent(definition, check.tenant, { object: brandCheckReference(check) }), transaction);
  }
}
