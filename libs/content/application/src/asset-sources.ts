import { attachFile, defineStoredFile, fileMissing, type StoredFile } from '@livery/content-domain';
import type { Actor, Clock, Tenant, Transaction } from '@livery/kernel';
import type { FileIntake, ReceivedFile } from './file-intake.ts';
import type { UploadedFile } from './ports/file-storage.ts';
import type { FileRepository } from './ports/file.repository.ts';

/** Where the bytes of a version come from: the request itself, or a file that was uploaded before. */
export type AssetSource =
  { readonly upload: UploadedFile; readonly filename?: string | undefined } | { readonly fileId: string };

/** Makes files the content of assets. */
export class AssetSources {
  constructor(
    private readonly intake: FileIntake,
    private readonly files: FileRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores the bytes of an upload before the unit of work begins. @throws DomainError as `FileIntake.receive` */
  async prepare(tenant: Tenant, source: AssetSource): Promise<PreparedSource> {
    if ('fileId' in source) return { fileId: source.fileId };
    return { received: await this.intake.receive(tenant, source.upload, source.filename) };
  }

  /** Attaches the file to an asset. @throws DomainError `resource_missing`, `resource_conflict` if it belongs to another asset */
  async attach(source: PreparedSource, target: AttachmentTarget, transaction: Transaction): Promise<StoredFile> {
    const { tenant, assetId, requestedBy } = target;
    if ('received' in source) {
      const { content, staged } = source.received;
      const unattached = defineStoredFile(content, { tenant, createdBy: requestedBy, at: this.clock.now() });
      const file = attachFile(unattached, assetId);
      await staged.keep(file.fileId, transaction);
      await this.files.insert(file, transaction);
      return file;
    }
    const present = await this.files.findForUpdate(tenant, source.fileId, transaction);
    if (present === null) throw fileMissing();
    const file = attachFile(present, assetId);
    await this.files.attach(file, transaction);
    return file;
  }
}

export type PreparedSource = { readonly fileId: string } | { readonly received: ReceivedFile };

export interface AttachmentTarget {
  readonly tenant: Tenant;
  readonly assetId: string;
  readonly requestedBy: Actor;
}
