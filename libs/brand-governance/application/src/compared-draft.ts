import {
  applyLearntGuideline,
  diffGuidelines,
  type GuidelineDiff,
  type GuidelineDraft,
} from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import type { GuidelineRevision } from './guideline-revision.ts';
import type { GuidelineRepository } from './ports/guideline.repository.ts';

/** A draft beside the guideline in force. */
export interface ComparedDraft {
  readonly draft: GuidelineDraft;
  /** Applying the draft would make these changes now, or has made them. */
  readonly diff: GuidelineDiff;
  /** The revision of the guideline in force. */
  readonly revision: number;
}

/** Compares drafts with the guideline in force. */
export class DraftComparison {
  constructor(
    private readonly guidelines: GuidelineRepository,
    private readonly revision: GuidelineRevision,
  ) {}

  /** The revision is read first: when the guideline changes in the meantime, it is too old, and applying with it is refused. */
  async compare(tenant: Tenant, draft: GuidelineDraft): Promise<ComparedDraft> {
    const revision = await this.revision.read(tenant);
    if (draft.applied !== null) return { draft, diff: draft.applied.diff, revision };
    const present = await this.guidelines.active(tenant);
    const next = applyLearntGuideline(present, draft.learnt.guideline, draft.created);
    return { draft, diff: diffGuidelines(present, next), revision };
  }
}
