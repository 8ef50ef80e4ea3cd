import type { SlideAssetResource } from '@livery/content-contracts';
import { imageApproval, type LibraryAsset, type SlideAsset } from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';
import type { AssetSurroundings } from './library-asset.resource.ts';

/** What the representation of the owner of an asset needs. Its folder is only named, so the folders are not needed. */
export type OwnerSurroundings = Pick<AssetSurroundings, 'policy' | 'now' | 'links' | 'previews'>;

/** A slide as the API returns it, and as its events contain it. */
export function slideAssetResource(
  slide: SlideAsset,
  asset: LibraryAsset,
  surroundings: OwnerSurroundings,
): SlideAssetResource {
  return {
    id: publicId('slide', slide.id),
    object: 'slide_asset',
    asset: publicId('asset', slide.id),
    name: asset.name,
    description: asset.description,
    title: slide.title,
    text: slide.text,
    notes: slide.notes,
    slide_index: slide.index,
    is_hidden: slide.isHidden,
    source_file: slide.sourceFileId === null ? null : publicId('file', slide.sourceFileId),
    layout_name: slide.layoutName,
    fonts: slide.fonts,
    colors: slide.colors,
    aspect_ratio: slide.aspectRatio,
    ...ownedMembers(asset, surroundings),
    content_hash: slide.contentHash,
    current_version: asset.currentVersion,
    status: 'ready',
  };
}

/** The members that slides and sets have from their assets. */
export function ownedMembers(asset: LibraryAsset, { policy, now, links, previews }: OwnerSurroundings) {
  return {
    tags: asset.tags,
    folder: asset.folderId === null ? null : publicId('fold', asset.folderId),
    size_bytes: asset.sizeBytes,
    open_url: links.content(asset),
    preview_url: links.preview(asset, previews.get(asset.contentHash) ?? null),
    approval_status: imageApproval(asset, policy, now).status,
    livemode: asset.tenant.livemode,
    organization: publicId('org', asset.tenant.organizationId),
    created_by: publicActorId(asset.createdBy),
    created: asset.created.toISOString(),
    updated: asset.updated.toISOString(),
  };
}
