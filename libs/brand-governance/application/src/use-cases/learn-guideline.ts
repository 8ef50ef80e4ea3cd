import type { GuidelineDraft, Refusal } from '@livery/brand-governance-domain';
import {
  type Actor,
  assertRevision,
  type Clock,
  DomainError,
  newId,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { ComparedDraft, DraftComparison } from '../compared-draft.ts';
import type { GuidelineDraftApplication } from '../guideline-draft-application.ts';
import type { DocumentBytes, ReceivedDocument } from '../ports/received-document.ts';
import type { GuidelineDraftRepository } from '../ports/guideline-draft.repository.ts';
import type { TemplateReader } from '../ports/template-reader.ts';

/** For how many days a draft can be read and applied. */
export const DRAFT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export interface LearnGuidelineInput<Bytes extends DocumentBytes> {
  readonly tenant: Tenant;
  readonly requestedBy: Actor;
  readonly template: ReceivedDocument<Bytes>;
  readonly filename: string | null;
  /** Whether the draft is applied at once. */
  readonly apply: boolean;
  /** The revision of the guideline that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
}

/** Learns a guideline from a template, and keeps it as a draft. */
export class LearnGuideline<Bytes extends DocumentBytes> {
  constructor(
    private readonly reader: TemplateReader<Bytes>,
    private readonly drafts: GuidelineDraftRepository,
    private readonly application: GuidelineDraftApplication,
    private readonly comparison: DraftComparison,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError with the code of the refusal if the template cannot be read; `precondition_failed`, also without `apply`; with
   *   `apply` the errors of `GuidelineDraftApplication`. Nothing is kept then. InspectionUnavailable
   */
  async execute(input: LearnGuidelineInput<Bytes>): Promise<ComparedDraft> {
    const { tenant, requestedBy, seenRevision } = input;
    const draft = await this.learn(input);
    const proposal = await this.comparison.compare(tenant, draft);
    assertRevision(proposal, seenRevision);
    return this.unitOfWork.run(async (transaction) => {
      const { created: at } = draft;
      const compared = input.apply
        ? await this.application.apply(transaction, tenant, draft, { at, seenRevision, requestedBy })
        : proposal;
      await this.drafts.insert(tenant, compared.draft, transaction);
      return compared;
    });
  }

  private async learn({ template, filename, requestedBy }: LearnGuidelineInput<Bytes>): Promise<GuidelineDraft> {
    const { format, bytes } = template;
    const sizeBytes = bytes.length;
    const learning = await this.reader.learn(template, this.clock.now());
    if (learning.outcome === 'refused') throw refused(learning.refusal);
    const created = this.clock.now();
    return {
      id: newId(),
      source: { filename, format, sizeBytes, contentSha256: learning.contentSha256 },
      learnt: learning.learnt,
      createdBy: requestedBy,
      created,
      expiresAt: new Date(created.getTime() + DRAFT_DAYS * DAY_MS),
      applied: null,
    };
  }
}

function refused({ kind, code, message, param, part }: Refusal): DomainError {
  return new DomainError(kind, code, message, {
    ...(param !== null && { param }),
    ...(part !== null && { extras: { part } }),
  });
}
