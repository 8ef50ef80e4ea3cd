import { brandCheckCompleted, brandCheckFailed } from '@livery/brand-governance-contracts';
import {
  canonicalGuideline,
  type CompletedBrandCheck,
  concludeBrandCheck,
  DocumentRefused,
  ENGINE_VERSION,
  type Guideline,
  type RequestedBrandCheck,
} from '@livery/brand-governance-domain';
import {
  type Actor,
  type Clock,
  type EventLog,
  mergeMetadata,
  newEvent,
  newId,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { DocumentBytes, DocumentInspector, ReceivedDocument } from '../ports/document-inspector.ts';
import type { GuidelineRepository } from '../ports/guideline.repository.ts';
import { brandCheckReference } from '../resources/brand-check-reference.resource.ts';
import { sha256Hex } from '../sha256-hex.ts';

export interface RunBrandCheckInput<Bytes extends DocumentBytes> {
  readonly tenant: Tenant;
  readonly requestedBy: Actor;
  readonly document: ReceivedDocument<Bytes>;
  readonly filename: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** Judges one document by the organization's active guideline and keeps the verdict. */
export class RunBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly guidelines: GuidelineRepository,
    private readonly inspector: DocumentInspector<Bytes>,
    private readonly brandChecks: BrandCheckRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DocumentRefused when the document cannot be judged; the failed check is kept
   * @throws DomainError `parameter_invalid` on metadata, InspectionUnavailable: nothing is kept
   */
  async execute(input: RunBrandCheckInput<Bytes>): Promise<CompletedBrandCheck> {
    const { tenant, document } = input;
    const created = this.clock.now();
    const guideline = await this.guidelines.active(tenant);
    const requested = await describe(input, guideline, created);
    const { verdict, contentSha256 } = await this.inspector.inspect(document, guideline);
    const check = concludeBrandCheck({ ...requested, contentSha256 }, verdict, this.clock.now());
    const definition = check.status === 'completed' ? brandCheckCompleted : brandCheckFailed;

    await this.unitOfWork.run(async (transaction) => {
      await this.brandChecks.insert(check, transaction);
      await this.eventLog.append(newEvent(definition, tenant, { object: brandCheckReference(check) }), transaction);
    });

    if (check.status === 'failed') throw new DocumentRefused(check);
    return check;
  }
}

/** Describes the check before the inspector gets the document, since the inspector may move its bytes to another thread. */
async function describe(
  { tenant, requestedBy, document, filename, metadata }: RunBrandCheckInput<DocumentBytes>,
  guideline: Guideline,
  created: Date,
): Promise<Omit<RequestedBrandCheck, 'contentSha256'>> {
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
