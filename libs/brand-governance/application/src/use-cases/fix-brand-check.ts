import { brandCheckFixed } from '@livery/brand-governance-contracts';
import {
  type BrandCheckFix,
  BrandCheckNotCompleted,
  type CompletedBrandCheck,
  type ConcludedBrandCheck,
  DocumentNotKept,
  ENGINE_VERSION,
  fixedFileName,
  type FixRequest,
  type Guideline,
  ParameterInvalid,
  summarizeFix,
} from '@livery/brand-governance-domain';
import { type Actor, newEvent, newId, resourceMissing, type Tenant } from '@livery/kernel';
import type { FixRecords } from '../fix-records.ts';
import { fixedDocument } from '../fixed-document.ts';
import type { DocumentFixer, FixedDocumentFacts } from '../ports/document-fixer.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { FixedDocumentStorage, SpooledFix } from '../ports/fixed-document-storage.ts';
import type { StorePatience } from '../store-patience.ts';
import { brandCheckFixReference, type TriedFix } from '../resources/brand-check-fix.resource.ts';

export interface FixBrandCheckInput {
  readonly tenant: Tenant;
  readonly requestedBy: Actor;
  /** The UUID of the check. */
  readonly checkId: string;
  readonly request: Omit<FixRequest, 'acceptedIds'>;
  /** Ends the fix when its caller has gone. */
  readonly signal: AbortSignal;
}

interface Order<Bytes> {
  readonly check: CompletedBrandCheck;
  readonly guideline: Guideline;
  readonly bytes: Bytes;
  readonly request: FixRequest;
}

const DAY_MS = 24 * 3_600_000;

/** Fixes the kept document of a check by the guideline of that check, and checks the result. */
export class FixBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly records: FixRecords,
    private readonly documents: DocumentStorage<Bytes>,
    private readonly fixedDocuments: FixedDocumentStorage,
    private readonly fixer: DocumentFixer<Bytes>,
    /** The number of days for which documents are kept. */
    private readonly keptDays: number,
    private readonly patience: StorePatience,
  ) {}

  /**
   * Stores the fixed document, its check and the fix together.
   * @throws DomainError `resource_missing`, `unavailable`; BrandCheckNotCompleted, DocumentNotKept, DocumentSigned, ParameterInvalid
   *   `finding_ids[i]`; InspectionUnavailable; what the document is refused for. Nothing is stored
   */
  async execute(input: FixBrandCheckInput): Promise<BrandCheckFix> {
    const order = await this.orderOf(input);
    await using spooled = await this.fixedDocuments.spool();
    const { document, recheck } = await this.fix(order, input, spooled.path);
    return await this.store({ ...order, document, recheck, spooled });
  }

  /** Tries a fix without storing anything. @throws as `execute` */
  async tryOut(input: FixBrandCheckInput): Promise<TriedFix> {
    const order = await this.orderOf(input);
    const { document, recheck } = await this.fix(order, input, null);
    return {
      ...summaryOf(document, recheck),
      tenant: input.tenant,
      sourceCheckId: input.checkId,
      createdBy: input.requestedBy,
      created: recheck.completed,
    };
  }

  private async orderOf({ tenant, checkId, request }: FixBrandCheckInput): Promise<Order<Bytes>> {
    const { brandChecks, snapshots, suppressions, clock } = this.records;
    const check = await brandChecks.find(tenant, checkId);
    if (check === null) throw resourceMissing();
    if (check.status !== 'completed') throw new BrandCheckNotCompleted(check.status);
    assertOwnFindings(check, request.findingIds ?? []);
    const guideline = await snapshots.find(tenant, check.guidelineVersion);
    const bytes = check.documentKeptUntil === null ? null : await this.documents.load(tenant, check.contentSha256);
    if (guideline === null || bytes === null) throw new DocumentNotKept();
    const accepted = await suppressions.active(tenant, check, clock.now());
    const acceptedIds = accepted.map(({ findingId }) => findingId);
    return { check, guideline, bytes, request: { ...request, acceptedIds } };
  }

  private async fix(
    { check, guideline, bytes, request }: Order<Bytes>,
    { requestedBy, signal }: FixBrandCheckInput,
    output: string | null,
  ) {
    const created = this.records.clock.now();
    const fixing = await this.fixer.fix(
      { format: check.format, bytes, owner: check.tenant.organizationId, signal },
      { guideline, request, output },
    );
    const document = fixedDocument(fixing, request);
    const { sha256: contentSha256, sizeBytes, findings, notEvaluated, truncated } = document;
    const requested = {
      ...check,
      id: newId(),
      filename: fixedFileName(check.filename, check.format, document.mainContentType).filename,
      contentSha256,
      sizeBytes,
      engineVersion: ENGINE_VERSION,
      documentKeptUntil: new Date(created.getTime() + this.keptDays * DAY_MS),
      baselineId: null,
      createdBy: requestedBy,
      created,
    };
    const verdict = { outcome: 'judged', findings, notEvaluated, truncated } as const;
    return { document, recheck: await this.records.history.conclude(requested, verdict, this.records.clock.now()) };
  }

  private async store({
    check,
    guideline,
    document,
    recheck,
    spooled,
  }: Order<Bytes> & {
    readonly document: FixedDocumentFacts;
    readonly recheck: ConcludedBrandCheck;
    readonly spooled: SpooledFix;
  }): Promise<BrandCheckFix> {
    const { recorder, fixes, eventLog, unitOfWork } = this.records;
    const { tenant } = check;
    const named = fixedFileName(check.filename, check.format, document.mainContentType);
    const fix: BrandCheckFix = {
      ...summaryOf(document, recheck),
      id: newId(),
      tenant,
      sourceCheckId: check.id,
      brandCheckId: recheck.id,
      file: { ...named, sizeBytes: document.sizeBytes, sha256: document.sha256 },
      createdBy: recheck.createdBy,
      created: recheck.completed,
    };
    const staged = await this.patience.needed(spooled.stage(tenant, fix.file), fix.file.sizeBytes);
    await unitOfWork.run(async (transaction) => {
      await recorder.insertConcluded(recheck, { guideline, staged }, transaction);
      await fixes.insert(fix, transaction);
      await eventLog.append(newEvent(brandCheckFixed, tenant, { object: brandCheckFixReference(fix) }), transaction);
    });
    return fix;
  }
}

/** @throws ParameterInvalid on the first finding that the check does not have */
function assertOwnFindings({ findings, suppressed }: CompletedBrandCheck, named: readonly string[]): void {
  const own = new Set([...findings, ...suppressed.map(({ finding }) => finding)].map(({ id }) => id));
  const strange = named.findIndex((id) => !own.has(id));
  if (strange >= 0) throw new ParameterInvalid(`finding_ids[${strange}]`, 'Must be the id of a finding of this check.');
}

function summaryOf(document: FixedDocumentFacts, recheck: ConcludedBrandCheck) {
  return summarizeFix(document, recheck.status === 'completed' ? recheck.findings.length : 0);
}
