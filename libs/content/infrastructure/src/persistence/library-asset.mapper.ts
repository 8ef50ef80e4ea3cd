import { ACTIVE, type LastReview, type LibraryAsset } from '@livery/content-domain';
import { actorColumns, actorOf } from '@livery/persistence';
import type { LibraryAssetRow } from './library-asset.row.ts';

export function toLibraryAsset(row: LibraryAssetRow): LibraryAsset {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    folderId: row.folder_id,
    name: row.name,
    filename: row.filename,
    type: row.type,
    mediaType: row.media_type,
    tags: row.tags,
    description: row.description,
    sourceType: row.source_type,
    metadata: row.metadata,
    availableFrom: row.available_from,
    availableUntil: row.available_until,
    currentVersion: row.current_version,
    contentHash: row.content_hash,
    sizeBytes: Number(row.size_bytes),
    width: row.width,
    height: row.height,
    lastReview: toLastReview(row),
    revision: row.revision,
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
    lifecycle: row.deleted_at === null ? ACTIVE : { status: 'deleted', at: row.deleted_at },
  };
}

export function toLibraryAssetRow(asset: LibraryAsset): LibraryAssetRow {
  return {
    organization_id: asset.tenant.organizationId,
    livemode: asset.tenant.livemode,
    id: asset.id,
    folder_id: asset.folderId,
    name: asset.name,
    filename: asset.filename,
    type: asset.type,
    media_type: asset.mediaType,
    tags: asset.tags,
    description: asset.description,
    source_type: asset.sourceType,
    metadata: asset.metadata,
    available_from: asset.availableFrom,
    available_until: asset.availableUntil,
    current_version: asset.currentVersion,
    content_hash: asset.contentHash,
    size_bytes: asset.sizeBytes,
    width: asset.width,
    height: asset.height,
    ...lastReviewColumns(asset.lastReview),
    revision: asset.revision,
    ...actorColumns(asset.createdBy),
    created: asset.created,
    updated: asset.updated,
    deleted_at: asset.lifecycle.status === 'deleted' ? asset.lifecycle.at : null,
  };
}

function toLastReview(row: LibraryAssetRow): LastReview | null {
  const { review_id: id, review_status: status, review_content_hash: contentHash } = row;
  const { review_policy_version: policyVersion } = row;
  if (id === null || status === null || contentHash === null || policyVersion === null) return null;
  return { id, previousId: row.previous_review_id, status, contentHash, policyVersion };
}

function lastReviewColumns(review: LastReview | null) {
  return {
    review_id: review?.id ?? null,
    previous_review_id: review?.previousId ?? null,
    review_status: review?.status ?? null,
    review_content_hash: review?.contentHash ?? null,
    review_policy_version: review?.policyVersion ?? null,
  };
}
