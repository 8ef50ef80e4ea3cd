import { type Clock, resourceMissing, type Tenant } from '@livery/kernel';
import type { ComparedDraft, DraftComparison } from '../compared-draft.ts';
import type { GuidelineDraftRepository } from '../ports/guideline-draft.repository.ts';

/** Reads a draft and compares it with the guideline in force. */
export class ReadGuidelineDraft {
  constructor(
    private readonly drafts: GuidelineDraftRepository,
    private readonly comparison: DraftComparison,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, also for an expired draft */
  async execute(tenant: Tenant, id: string): Promise<ComparedDraft> {
    const draft = await this.drafts.find(tenant, id, this.clock.now());
    if (draft === null) throw resourceMissing();
    return this.comparison.compare(tenant, draft);
  }
}
