import { fileAttached, fileMissing, SVG_LIMITS, svgTooLarge } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { AssetSource } from './asset-sources.ts';
import type { FileBytes } from './ports/file-bytes.ts';
import type { FileStorage } from './ports/file-storage.ts';
import type { FileRepository } from './ports/file.repository.ts';

/** The bytes of an SVG, and where they come from. */
export interface IconUpload {
  readonly bytes: Uint8Array;
  readonly filename: string;
  /** The file that was uploaded before; null for a file of the request. */
  readonly fileId: string | null;
}

/** Reads SVG that was uploaded. A file that was uploaded before is deleted when an icon is made of it. */
export class IconUploads {
  constructor(
    private readonly files: FileRepository,
    private readonly storage: FileStorage,
    private readonly bytes: FileBytes,
  ) {}

  /** @throws DomainError `file_too_large`, `resource_missing`, `resource_conflict` */
  async read(tenant: Tenant, source: AssetSource): Promise<IconUpload> {
    if ('upload' in source) {
      if (source.upload.size > SVG_LIMITS.maxBytes) throw svgTooLarge();
      const filename = source.filename ?? source.upload.filename ?? '';
      return { bytes: await this.bytes.ofPath(source.upload.path), filename, fileId: null };
    }
    const file = await this.files.find(tenant, source.fileId);
    if (file === null) throw fileMissing();
    if (file.attachment.status === 'attached') throw fileAttached();
    if (file.sizeBytes > SVG_LIMITS.maxBytes) throw svgTooLarge();
    const bytes = await this.bytes.ofStored(tenant, file.contentHash);
    if (bytes === null) throw fileMissing();
    return { bytes, filename: file.filename, fileId: source.fileId };
  }

  /** Deletes a file that was uploaded before. @throws DomainError `resource_missing`, `resource_conflict` if an asset has it now */
  async discard(tenant: Tenant, fileId: string, transaction: Transaction): Promise<void> {
    const file = await this.files.findForUpdate(tenant, fileId, transaction);
    if (file === null) throw fileMissing();
    if (file.attachment.status === 'attached') throw fileAttached();
    await this.files.delete(tenant, fileId, transaction);
    await this.storage.release(tenant, [fileId], transaction);
  }
}
