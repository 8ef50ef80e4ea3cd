import type { LibraryAssetResource } from '@livery/content-contracts';
import {
  imageApproval,
  isPublishable,
  type LibraryAsset,
  type LibraryFolder,
  type KnownPreview,
  type ReviewPolicy,
  withMissingContent,
} from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';
import { libraryFolderSummary } from './library-folder.resource.ts';
import type { LibraryLinks } from './library-links.ts';

/** What an asset's representation needs beside the asset. */
export interface AssetSurroundings {
  /** The folders of the assets, by UUID. */
  readonly folders: ReadonlyMap<string, LibraryFolder>;
  /** The rendered pictures of the assets, by the hash of their content. */
  readonly previews: ReadonlyMap<string, KnownPreview>;
  /** The hashes of contents whose bytes are missing. */
  readonly missing: ReadonlySet<string>;
  readonly policy: ReviewPolicy;
  readonly now: Date;
  readonly links: LibraryLinks;
}

/** An asset as the API returns it, and as its events contain it. */
export function libraryAssetResource(asset: LibraryAsset, surroundings: AssetSurroundings): LibraryAssetResource {
  const { links, folders } = surroundings;
  const folder = asset.folderId === null ? undefined : folders.get(asset.folderId);
  const approval = approvalResource(asset, surroundings);
  return {
    id: publicId('asset', asset.id),
    object: 'library_asset',
    organization: publicId('org', asset.tenant.organizationId),
    name: asset.name,
    filename: asset.filename,
    type: asset.type,
    content_type: asset.mediaType,
    tags: asset.tags,
    description: asset.description,
    folder: folder === undefined ? null : libraryFolderSummary(folder, links),
    open_url: links.content(asset),
    preview_url: links.preview(asset, surroundings.previews.get(asset.contentHash) ?? null),
    public_url: isPublishable(approval) ? links.published(asset) : null,
    source_type: asset.sourceType,
    approval_status: approval.status,
    image_approval: approval,
    updated: asset.updated.toISOString(),
    size_bytes: asset.sizeBytes,
    width: asset.width,
    height: asset.height,
    content_hash: asset.contentHash,
    is_content_missing: surroundings.missing.has(asset.contentHash),
    current_version: asset.currentVersion,
    available_from: asset.availableFrom?.toISOString() ?? null,
    available_until: asset.availableUntil?.toISOString() ?? null,
    deleted_at: asset.lifecycle.status === 'deleted' ? asset.lifecycle.at.toISOString() : null,
    metadata: asset.metadata,
    livemode: asset.tenant.livemode,
    created_by: publicActorId(asset.createdBy),
    created: asset.created.toISOString(),
  };
}

/** The same for publishable keys, whose secret is public: without internal members. */
export function publishedAssetResource(asset: LibraryAsset, surroundings: AssetSurroundings): LibraryAssetResource {
  const resource = libraryAssetResource(asset, surroundings);
  const image_approval = { ...resource.image_approval, reviewId: null, previousReviewId: null };
  return { ...resource, image_approval, created_by: null, metadata: null };
}

function approvalResource(asset: LibraryAsset, { policy, now, missing }: AssetSurroundings) {
  const judged = imageApproval(asset, policy, now);
  const { status, label, canRelease, mode } = missing.has(asset.contentHash) ? withMissingContent(judged) : judged;
  const reviewId = (id: string | null | undefined) => (id === null || id === undefined ? null : publicId('rev', id));
  const review = mode === 'none' ? null : asset.lastReview;
  return {
    status,
    label,
    canRelease,
    reviewId: reviewId(review?.id),
    previousReviewId: reviewId(review?.previousId),
    policyVersion: String(policy.version),
    mode,
    sourceType: asset.sourceType,
    contentHash: asset.contentHash,
  };
}
