import { BrandCheckNotCompleted, DocumentNotKept, documentTooComplex } from '@livery/brand-governance-domain';
import { resourceMissing, type Tenant } from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { DocumentIllustrator, Illustration } from '../ports/document-illustrator.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import { locationsToDraw } from '../report/report-brand-check.ts';

/** Shows the kept document of a check where its findings are. */
export class IllustrateBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly illustrator: DocumentIllustrator<Bytes>,
  ) {}

  /**
   * @param options.slides the zero-based indexes of the slides to show; null for those with findings
   * @throws DomainError `resource_missing`, `file_too_complex`; BrandCheckNotCompleted, DocumentNotKept, InspectionUnavailable
   */
  async execute(
    tenant: Tenant,
    id: string,
    { slides, signal }: { readonly slides: readonly number[] | null; readonly signal: AbortSignal },
  ): Promise<Illustration> {
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    if (check.status !== 'completed') throw new BrandCheckNotCompleted(check.status);
    const bytes = check.documentKeptUntil === null ? null : await this.storage.load(tenant, check.contentSha256);
    if (bytes === null) throw new DocumentNotKept();
    const document = { format: check.format, bytes, owner: tenant.organizationId, signal };
    const illustration = await this.illustrator.illustrate(document, locationsToDraw(check.findings), slides);
    if (illustration === null) throw documentTooComplex();
    return illustration;
  }
}
