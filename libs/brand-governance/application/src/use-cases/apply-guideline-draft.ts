import { type Actor, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { ComparedDraft } from '../compared-draft.ts';
import type { GuidelineDraftApplication } from '../guideline-draft-application.ts';
import type { GuidelineDraftRepository } from '../ports/guideline-draft.repository.ts';

export interface ApplyGuidelineDraftInput {
  readonly tenant: Tenant;
  /** The UUID of the draft. */
  readonly id: string;
  readonly requestedBy: Actor;
  /** The revision of the guideline that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
}

/** Makes a draft the guideline of its organization, in one transaction. */
export class ApplyGuidelineDraft {
  constructor(
    private readonly drafts: GuidelineDraftRepository,
    private readonly application: GuidelineDraftApplication,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, also for an expired draft; the errors of `GuidelineDraftApplication` */
  async execute({ tenant, id, requestedBy, seenRevision }: ApplyGuidelineDraftInput): Promise<ComparedDraft> {
    const at = this.clock.now();
    return this.unitOfWork.run(async (transaction) => {
      const draft = await this.drafts.findForUpdate(tenant, id, at, transaction);
      if (draft === null) throw resourceMissing();
      const applied = await this.application.apply(transaction, tenant, draft, { at, seenRevision, requestedBy });
      await this.drafts.markApplied(tenant, id, { at, diff: applied.diff }, transaction);
      return applied;
    });
  }
}
