import type { FileAttachment, StoredFile } from '@livery/content-domain';
import { actorColumns, actorOf } from '@livery/persistence';
import type { FileRow } from './file.row.ts';

export function toStoredFile(row: FileRow): StoredFile {
  return {
    fileId: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    filename: row.filename,
    mediaType: row.media_type,
    type: row.type,
    sizeBytes: Number(row.size_bytes),
    contentHash: row.sha256,
    width: row.width,
    height: row.height,
    createdBy: actorOf(row),
    created: row.created,
    attachment: toAttachment(row),
  };
}

export function toFileRow(file: StoredFile): FileRow {
  return {
    organization_id: file.tenant.organizationId,
    livemode: file.tenant.livemode,
    id: file.fileId,
    filename: file.filename,
    media_type: file.mediaType,
    type: file.type,
    size_bytes: file.sizeBytes,
    sha256: file.contentHash,
    width: file.width,
    height: file.height,
    ...attachmentColumns(file.attachment),
    ...actorColumns(file.createdBy),
    created: file.created,
  };
}

/** A file that belongs to no asset always has an end; without one it would never be deleted. */
function toAttachment({ id, asset_id: assetId, expires_at: expiresAt }: FileRow): FileAttachment {
  if (assetId !== null) return { status: 'attached', assetId };
  if (expiresAt === null) throw new Error(`The file ${id} belongs to no asset and does not expire.`);
  return { status: 'unattached', expiresAt };
}

export function attachmentColumns(attachment: FileAttachment): Pick<FileRow, 'asset_id' | 'expires_at'> {
  return attachment.status === 'attached'
    ? { asset_id: attachment.assetId, expires_at: null }
    : { asset_id: null, expires_at: attachment.expiresAt };
}
