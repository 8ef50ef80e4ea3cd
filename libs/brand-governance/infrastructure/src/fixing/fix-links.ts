import { type BlobLinks, type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import type {
  BrandCheckFixRepository,
  BrandCheckRepository,
  FixLink,
  KeptDocumentRepository,
} from '@livery/brand-governance-application';
import type { BrandCheckFix } from '@livery/brand-governance-domain';
import { type AuditTrail, type Clock, publicId, type Tenant, type UnitOfWork } from '@livery/kernel';

/** What links of this context open. The name is part of signed links. */
const FIXED_DOCUMENT = 'fixed_document';

/** Finds fixed documents that are still kept. */
export class KeptFixes {
  constructor(
    private readonly fixes: BrandCheckFixRepository,
    private readonly brandChecks: BrandCheckRepository,
    private readonly keptDocuments: KeptDocumentRepository,
  ) {}

  find(tenant: Tenant, id: string): Promise<BrandCheckFix | null> {
    return this.fixes.find(tenant, id);
  }

  async isKept({ tenant, brandCheckId }: BrandCheckFix): Promise<boolean> {
    const check = await this.brandChecks.find(tenant, brandCheckId);
    return check !== null && (await this.keptDocuments.find(check)) !== null;
  }
}

/** Makes signed links to fixed documents. */
export class FixLinks {
  constructor(
    private readonly links: BlobLinks,
    private readonly clock: Clock,
  ) {}

  /** @param origin such as `https://api.example.com` */
  to({ tenant, id, file }: BrandCheckFix, origin: string): FixLink {
    const now = this.clock.now();
    const link = { tenant, use: FIXED_DOCUMENT, record: id, contentHash: file.sha256, audience: 'any' } as const;
    return { url: this.links.url(link, origin, now), expires: this.links.expiry(now) };
  }
}

/** Opens links to fixed documents, as long as they are kept. The audit log has an entry for each time. */
export class FixLinkResolver extends LinkResolver {
  readonly use = FIXED_DOCUMENT;

  constructor(
    private readonly fixes: KeptFixes,
    private readonly auditTrail: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async resolve({ tenant, record }: SignedLink): Promise<LinkedBlob | null> {
    const fix = await this.fixes.find(tenant, record);
    if (fix === null || !(await this.fixes.isKept(fix))) return null;
    const opened = { tenant, action: 'brand_check_fix.downloaded', target: publicId('brand_check_fix', record) };
    await this.unitOfWork.run((transaction) => this.auditTrail.record([opened], transaction));
    const { sha256, filename, mediaType } = fix.file;
    return { sha256, filename, mediaType };
  }
}
