import {
  type BrandCheck,
  canonicalGuideline,
  type CompletedBrandCheck,
  concludeBrandCheck,
  DocumentRefused,
  ENGINE_VERSION,
  type Guideline,
  type RequestedBrandCheck,
} from '@livery/brand-governance-domain';
import { type Actor, type Clock, mergeMetadata, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { BrandCheckRecorder } from '../brand-check-recorder.ts';
import type { DocumentBytes, DocumentInspector, ReceivedDocument } from '../ports/document-inspector.ts';
import type { ArrivingDocument, DocumentStorage, StagedDocument } from '../ports/document-storage.ts';
import type { GuidelineRepository } from '../ports/guideline.repository.ts';
import { sha256Hex } from '../sha256-hex.ts';

export interface RunBrandCheckInput<Bytes extends DocumentBytes> {
  readonly tenant: Tenant;
  readonly requestedBy: Actor;
  readonly document: ReceivedDocument<Bytes>;
  readonly filename: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Whether the document is kept after the check. */
  readonly keep: boolean;
}

const DAY_MS = 24 * 3_600_000;

/** Judges one document by the organization's active guideline and keeps the verdict, and the document if that is wanted. */
export class RunBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly guidelines: GuidelineRepository,
    private readonly inspector: DocumentInspector<Bytes>,
    private readonly storage: DocumentStorage,
    private readonly recorder: BrandCheckRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    /** For how many days documents are kept. */
    private readonly keptDays: number,
  ) {}

  /**
   * @throws DocumentRefused when the document cannot be judged; the failed check is kept, and its document is not
   * @throws DomainError `parameter_invalid` on metadata, `unavailable` if the document cannot be stored, InspectionUnavailable: nothing is
   *   kept
   */
  async execute(input: RunBrandCheckInput<Bytes>): Promise<CompletedBrandCheck> {
    const { tenant, document } = input;
    const created = this.clock.now();
    const guideline = await this.guidelines.active(tenant);
    const documentKeptUntil = input.keep ? new Date(created.getTime() + this.keptDays * DAY_MS) : null;
    const requested = { ...(await describe(input, guideline, created)), documentKeptUntil };
    await using arriving = input.keep ? await this.storage.prepare(tenant, document) : null;
    const { verdict, contentSha256 } = await this.inspector.inspect(document, guideline, arriving?.copy);
    const check = concludeBrandCheck({ ...requested, contentSha256 }, verdict, this.clock.now());
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

/** Describes the check before the inspector gets the document, since the inspector may move its bytes to another thread. */
async function describe(
  { tenant, requestedBy, document, filename, metadata }: RunBrandCheckInput<DocumentBytes>,
  guideline: Guideline,
  created: Date,
): Promise<Omit<RequestedBrandCheck, 'contentSha256' | 'documentKeptUntil'>> {
  return {
    id: newId(),
    tenant,
    format: document.format,
    filename,
    sizeBytes: document.bytes.length,
    guidelineVersion: await sha256Hex(new TextEncoder().encode(canonicalGuideline(guideline))),
    engineVersion: ENGINE_VERSION,
    metadata: mergeMetadata({}, metadata),
    createdBy: requestedBy,
    created,
  };
}
