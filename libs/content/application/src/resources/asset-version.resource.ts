import type { AssetVersionResource } from '@livery/content-contracts';
import type { AssetVersion } from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';

/** A version of an asset as the API returns it, and as its event contains it. */
export function assetVersionResource(version: AssetVersion): AssetVersionResource {
  return {
    id: publicId('ver', version.id),
    object: 'asset_version',
    asset: publicId('asset', version.assetId),
    number: version.number,
    file: publicId('file', version.fileId),
    content_hash: version.contentHash,
    size_bytes: version.sizeBytes,
    note: version.note,
    livemode: version.tenant.livemode,
    organization: publicId('org', version.tenant.organizationId),
    created_by: publicActorId(version.createdBy),
    created: version.created.toISOString(),
  };
}
