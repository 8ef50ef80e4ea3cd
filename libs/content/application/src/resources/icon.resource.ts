import type { IconResource } from '@livery/content-contracts';
import type { Icon, LibraryAsset, KnownPreview } from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';
import type { LibraryLinks } from './library-links.ts';

/** An icon as the API returns it, and as its events contain it. @param asset the asset with the UUID of the icon */
export function iconResource(
  icon: Icon,
  asset: LibraryAsset,
  links: LibraryLinks,
  preview: KnownPreview | null = null,
): IconResource {
  return {
    id: publicId('icon', icon.id),
    object: 'icon',
    organization: publicId('org', icon.tenant.organizationId),
    asset: publicId('asset', icon.id),
    set: icon.setId === null ? null : publicId('iconset', icon.setId),
    name: asset.name,
    slug: icon.slug,
    filename: asset.filename,
    tags: asset.tags,
    view_box: icon.viewBoxes[asset.contentHash] ?? `0 0 ${asset.width ?? 1} ${asset.height ?? 1}`,
    color: icon.color,
    gradient_start: icon.gradientStart,
    gradient_end: icon.gradientEnd,
    gradient_angle: icon.gradientAngle,
    svg_sha256: asset.contentHash,
    svg_url: links.icon(publicId('icon', icon.id)),
    preview_url: links.preview(asset, preview),
    status: 'ready',
    livemode: icon.tenant.livemode,
    uploaded_by: publicActorId(icon.createdBy),
    created: icon.created.toISOString(),
    updated: asset.updated.toISOString(),
  };
}
