import type { AssetSource, FileIntake, FileRepository, IconSetRepository } from '@livery/content-application';
import { defineStoredFile, fileAttached, fileMissing } from '@livery/content-domain';
import { fileTooLarge } from '@livery/http';
import type { Jobs, QueuedJob } from '@livery/jobs';
import {
  type Actor,
  type AuditTrail,
  type Clock,
  publicId,
  resourceMissing,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import { WRITE_ICONS } from '../http/content-scopes.ts';
import { MAX_IMPORT_BYTES } from './icon-source-file.ts';
import { IMPORT_ICONS } from './import-icons.job.ts';

export interface ImportOrder {
  readonly tenant: Tenant;
  readonly setId: string;
  readonly source: AssetSource;
  readonly requestedBy: Actor;
}

/** Starts jobs that import icons. The uploaded file is kept until it is imported, or for a week if that fails. */
export class IconImports {
  constructor(
    private readonly intake: FileIntake,
    private readonly files: FileRepository,
    private readonly sets: IconSetRepository,
    private readonly jobs: Jobs,
    private readonly auditTrail: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict`, `file_too_large`, and as `FileIntake.receive` */
  async start({ tenant, setId, source, requestedBy }: ImportOrder): Promise<QueuedJob> {
    if ('upload' in source && source.upload.size > MAX_IMPORT_BYTES) throw tooLarge();
    const received = 'upload' in source ? await this.intake.receive(tenant, source.upload, source.filename) : null;
    return this.unitOfWork.run(async (transaction) => {
      if ((await this.sets.findForShare(tenant, setId, transaction)) === null) throw resourceMissing();
      let fileId = 'fileId' in source ? source.fileId : '';
      if (received === null) {
        const file = await this.files.findForUpdate(tenant, fileId, transaction);
        if (file === null) throw fileMissing();
        if (file.attachment.status === 'attached') throw fileAttached();
        if (file.sizeBytes > MAX_IMPORT_BYTES) throw tooLarge();
      } else {
        const file = defineStoredFile(received.content, { tenant, createdBy: requestedBy, at: this.clock.now() });
        fileId = file.fileId;
        await received.staged.keep(fileId, transaction);
        await this.files.insert(file, transaction);
      }
      const payload = { icon_set: publicId('iconset', setId), file: publicId('file', fileId) };
      const target = publicId('iconset', setId);
      await this.auditTrail.record([{ tenant, action: 'icon_set.import_started', target }], transaction);
      const order = { kind: IMPORT_ICONS, payload, scopes: WRITE_ICONS, createdBy: requestedBy };
      return this.jobs.start(tenant, order, transaction);
    });
  }
}

function tooLarge() {
  return fileTooLarge(MAX_IMPORT_BYTES);
}
