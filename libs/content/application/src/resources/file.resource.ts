import type { FileResource } from '@livery/content-contracts';
import type { StoredFile } from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';
import type { FileLinks } from './library-links.ts';

/** An uploaded file as the API returns it. */
export function fileResource(file: StoredFile, links: FileLinks): FileResource {
  const { attachment } = file;
  return {
    id: publicId('file', file.fileId),
    object: 'file',
    filename: file.filename,
    content_type: file.mediaType,
    size_bytes: file.sizeBytes,
    sha256: file.contentHash,
    url: links.file(file),
    expires_at: attachment.status === 'unattached' ? attachment.expiresAt.toISOString() : null,
    livemode: file.tenant.livemode,
    organization: publicId('org', file.tenant.organizationId),
    created_by: publicActorId(file.createdBy),
    created: file.created.toISOString(),
  };
}
