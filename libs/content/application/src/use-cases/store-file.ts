import { defineStoredFile, type StoredFile } from '@livery/content-domain';
import type { Actor, Clock, Tenant, UnitOfWork } from '@livery/kernel';
import type { FileIntake } from '../file-intake.ts';
import type { UploadedFile } from '../ports/file-storage.ts';
import type { FileRepository } from '../ports/file.repository.ts';

export interface StoreFileInput {
  readonly tenant: Tenant;
  readonly upload: UploadedFile;
  readonly filename?: string | undefined;
  readonly requestedBy: Actor;
}

/** Stores an uploaded file. It is deleted after a week, unless an asset is made of it. */
export class StoreFile {
  constructor(
    private readonly intake: FileIntake,
    private readonly files: FileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError as `FileIntake.receive` */
  async execute({ tenant, upload, filename, requestedBy }: StoreFileInput): Promise<StoredFile> {
    const { content, staged } = await this.intake.receive(tenant, upload, filename);
    const file = defineStoredFile(content, { tenant, createdBy: requestedBy, at: this.clock.now() });
    await this.unitOfWork.run(async (transaction) => {
      await staged.keep(file.fileId, transaction);
      await this.files.insert(file, transaction);
    });
    return file;
  }
}
