import { type BrandCheck, type CompletedBrandCheck, DocumentRefused } from '@livery/brand-governance-domain';
import type { Clock, UnitOfWork } from '@livery/kernel';
import type { BrandCheckRecorder } from '../brand-check-recorder.ts';
import type { CheckHistory } from '../check-history.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentInspector } from '../ports/document-inspector.ts';
import type { ArrivingDocument, DocumentStorage, StagedDocument } from '../ports/document-storage.ts';
import type { GuidelineRepository } from '../ports/guideline.repository.ts';
import { describeBrandCheck, type RunBrandCheckInput } from './describe-brand-check.ts';

/** Judges one document by the organization's active guideline and keeps the verdict, and the document if that is wanted. */
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
  ) {}

  /**
   * @throws DocumentRefused when the document cannot be judged; the failed check is kept, and its document is not
   * @throws DomainError `parameter_invalid` on metadata and baseline, `unavailable` if the document cannot be stored, InspectionUnavailable: nothing is
   *   kept
   */
  async execute(input: RunBrandCheckInput<Bytes>): Promise<CompletedBrandCheck> {
    const { tenant, document } = input;
    await this.history.assertBaseline(tenant, input.baselineId, document.format);
    const [created, keptDays] = [this.clock.now(), this.keptDays];
    const guideline = await this.guidelines.active(tenant);
    const requested = await describeBrandCheck(input, guideline, { created, keptDays });
    await using arriving = input.keep ? await this.storage.prepare(tenant, document) : null;
    const { verdict, contentSha256 } = await this.inspector.inspect(document, guideline, { copy: arriving?.copy });
    const check = await this.history.conclude({ ...requested, contentSha256 }, verdict, this.clock.now());
    const staged = await stagedFor(check, arriving);
    await this.unitOfWork.run((transaction) =>
      this.recorder.insertConcluded(check, { guideline, staged }, transaction),
    );
    if (check.status === 'failed') throw new DocumentRefused(check);
    return check;
  }
}

/** What was stored of a document. A document that cannot be judged needs no bytes, so a failure to store it does not matter. */
function stagedFor({ status }: BrandCheck, arriving: ArrivingDocument | null): Promise<StagedDocument | null> {
  if (arriving === null) return Promise.resolve(null);
  return status === 'completed' ? arriving.staged() : arriving.staged().catch(() => null);
}
