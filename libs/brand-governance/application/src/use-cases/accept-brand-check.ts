import type { PendingBrandCheck } from '@livery/brand-governance-domain';
import type { Clock, UnitOfWork } from '@livery/kernel';
import type { BrandCheckRecorder } from '../brand-check-recorder.ts';
import type { CheckHistory } from '../check-history.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { GuidelineRepository } from '../ports/guideline.repository.ts';
import type { StorePatience } from '../store-patience.ts';
import { describeBrandCheck, type RunBrandCheckInput } from './describe-brand-check.ts';

/** Accepts a document that a worker judges later, by the guideline of this moment. */
export class AcceptBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly guidelines: GuidelineRepository,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly recorder: BrandCheckRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly history: CheckHistory,
    /** For how many days documents are kept. */
    private readonly keptDays: number,
    private readonly patience: StorePatience,
  ) {}

  /** @throws DomainError `parameter_invalid` on metadata and baseline, `unavailable` if the document cannot be stored: nothing is kept */
  async execute(input: RunBrandCheckInput<Bytes>): Promise<PendingBrandCheck> {
    await this.history.assertBaseline(input.tenant, input.baselineId, input.document.format);
    const [created, keptDays] = [this.clock.now(), this.keptDays];
    const guideline = await this.guidelines.active(input.tenant);
    const requested = await describeBrandCheck(input, guideline, { created, keptDays });
    await using stored = await this.storage.store(input.tenant, input.document);
    const { contentSha256 } = stored;
    const staged = await this.patience.needed(stored.staged(), requested.sizeBytes);
    const check: PendingBrandCheck = { ...requested, contentSha256, status: 'pending' };
    await this.unitOfWork.run((transaction) => this.recorder.insertPending(check, { guideline, staged }, transaction));
    return check;
  }
}
