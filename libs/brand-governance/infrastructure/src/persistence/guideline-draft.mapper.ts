import type { DocumentFormat, GuidelineDiff, GuidelineDraft, LearntGuideline } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import { type ActorColumns, actorColumns, actorOf } from '@livery/persistence';
import { type StoredGuideline, toGuideline } from './guideline-snapshot.mapper.ts';

/** What was learnt as JSON holds it. */
type StoredLearntGuideline = Omit<LearntGuideline, 'guideline'> & { readonly guideline: StoredGuideline };

/** A draft as it is read. Its columns of the application are both null, or none is. */
export interface ReadGuidelineDraftRow extends ActorColumns {
  readonly id: string;
  readonly filename: string | null;
  readonly content_type: DocumentFormat;
  readonly size_bytes: number;
  readonly content_sha256: string;
  readonly learnt: StoredLearntGuideline;
  readonly created: Date;
  readonly expires_at: Date;
  readonly applied_at: Date | null;
  readonly applied_diff: GuidelineDiff | null;
}

export function toGuidelineDraft(row: ReadGuidelineDraftRow): GuidelineDraft {
  const { applied_at: at, applied_diff: diff, learnt } = row;
  return {
    id: row.id,
    source: {
      filename: row.filename,
      format: row.content_type,
      sizeBytes: row.size_bytes,
      contentSha256: row.content_sha256,
    },
    learnt: { ...learnt, guideline: toGuideline(learnt.guideline) },
    createdBy: actorOf(row),
    created: row.created,
    expiresAt: row.expires_at,
    applied: at === null || diff === null ? null : { at, diff },
  };
}

export function toGuidelineDraftRow({ organizationId, livemode }: Tenant, draft: GuidelineDraft) {
  const { source, applied } = draft;
  return {
    organization_id: organizationId,
    livemode,
    id: draft.id,
    filename: source.filename,
    content_type: source.format,
    size_bytes: source.sizeBytes,
    content_sha256: source.contentSha256,
    learnt: draft.learnt,
    ...actorColumns(draft.createdBy),
    created: draft.created,
    expires_at: draft.expiresAt,
    applied_at: applied?.at ?? null,
    applied_diff: applied?.diff ?? null,
  };
}
