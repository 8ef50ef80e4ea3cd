import { documentNotKept } from '@livery/brand-governance-domain';
import { type AuditTrail, publicId, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { KeptDocumentRepository } from '../ports/kept-document.repository.ts';

/** Gives up the document of a check, and what fixes have made of it. Other checks of the same content, also pending ones, have no document then, either. */
export class DropDocument {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly keptDocuments: KeptDocumentRepository,
    private readonly auditTrail: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing` without the check, or without its document */
  async execute(tenant: Tenant, id: string): Promise<void> {
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    if (check.documentKeptUntil === null) throw documentNotKept();
    await this.unitOfWork.run(async (transaction) => {
      if (!(await this.keptDocuments.giveUp(tenant, check.contentSha256, transaction))) throw documentNotKept();
      const target = publicId('brand_check', id);
      await this.auditTrail.record([{ tenant, action: 'brand_check.document_deleted', target }], transaction);
    });
  }
}
