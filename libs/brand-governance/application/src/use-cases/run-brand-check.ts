import { type CompletedBrandCheck, type ConcludedBrandCheck, DocumentRefused } from '@livery/brand-governance-domain';
import type { Clock, UnitOfWork } from '@livery/kernel';
import type { BrandCheckRecorder } from '../brand-check-recorder.ts';
import type { CheckHistory } from '../check-history.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentInspector } from '../ports/document-inspector.ts';
import type { ArrivingDocument, DocumentStorage, StagedDocument } from '../ports/document-storage.ts';
import type { GuidelineRepository } from '../ports/guideline.repository.ts';
import type { StorePatience } from '../store-patience.ts';
import { describeBrandCheck, type RunBrandCheckInput } from './describe-brand-check.ts';

/**
 * Judges one document by the organization's active guideline and keeps the verdict, and the document if that is wanted and the store
 * can take it. The record says whether it is kept.
 */
export class RunBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly guidelines: GuidelineRepository,
    private readonly inspector: DocumentInspector<Bytes>,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly recorder: BrandCheckRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly history: CheckHistory,
    /** For how many days documents are kept. */
    private readonly keptDays: number,
    private readonly patience: StorePatience,
  ) {}

  /**
   * @throws DocumentRefused when the document cannot be judged; the failed check is kept, and its document is not
   * @throws DomainError `parameter_invalid` on metadata and baseline, InspectionUnavailable: nothing is kept
   */
  async execute(input: RunBrandCheckInput<Bytes>): Promise<CompletedBrandCheck> {
    const { tenant, document } = input;
    const keep = input.keep && this.patience.isWorthTrying;
    await this.history.assertBaseline(tenant, input.baselineId, document.format);
    const [created, keptDays] = [this.clock.now(), this.keptDays];
    const guideline = await this.guidelines.active(tenant);
    const requested = await describeBrandCheck({ ...input, keep }, guideline, { created, keptDays });
    await using arriving = keep ? await this.patience.prepared(this.storage.prepare(tenant, document)) : null;
    const { verdict, contentSha256 } = await this.inspector.inspect(document, guideline, { copy: arriving?.copy });
    const judged = await this.history.conclude({ ...requested, contentSha256 }, verdict, this.clock.now());
    const staged = arriving && (await this.stagedFor(judged, arriving));
    const check = staged === null ? withoutDocument(judged) : judged;
    await this.unitOfWork.run((transaction) =>
      this.recorder.insertConcluded(check, { guideline, staged }, transaction),
    );
    if (check.status === 'failed') throw new DocumentRefused(check);
    return check;
  }

  /** A document that cannot be judged needs no bytes, so a failure to copy or store it does not matter. */
  private stagedFor(
    { status, sizeBytes }: ConcludedBrandCheck,
    arriving: ArrivingDocument,
  ): Promise<StagedDocument | null> {
    const staged = this.patience.staged(arriving, sizeBytes);
    return status === 'completed' ? staged : staged.catch(() => null);
  }
}

function withoutDocument(check: ConcludedBrandCheck): ConcludedBrandCheck {
  return check.status === 'completed' ? { ...check, documentKeptUntil: null } : check;
}
