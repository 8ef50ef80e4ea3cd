import type { BrandCheckFixReference, BrandCheckFixResource } from '@livery/brand-governance-contracts';
import type { BrandCheckFix, FixSummary } from '@livery/brand-governance-domain';
import { publicActorId, publicId } from '@livery/kernel';

/** A link to a fixed document. */
export interface FixLink {
  readonly url: string;
  readonly expires: Date;
}

/** A fix that was only tried: it has no id and no file. */
export type TriedFix = Pick<BrandCheckFix, 'tenant' | 'sourceCheckId' | 'createdBy' | 'created'> & FixSummary;

/** A fix as its GET returns it. @param link null if the fixed document is not kept any more */
export function brandCheckFixResource(fix: BrandCheckFix, link: FixLink | null): BrandCheckFixResource {
  const { sha256, sizeBytes, filename } = fix.file;
  return {
    ...triedFixResource(fix),
    id: publicId('brand_check_fix', fix.id),
    brand_check: publicId('brand_check', fix.brandCheckId),
    file: link && {
      url: link.url,
      expires_at: link.expires.toISOString(),
      sha256,
      size_bytes: sizeBytes,
      filename,
    },
  };
}

export function triedFixResource(fix: TriedFix): BrandCheckFixResource {
  return {
    id: null,
    object: 'brand_check_fix',
    organization: publicId('org', fix.tenant.organizationId),
    livemode: fix.tenant.livemode,
    source: publicId('brand_check', fix.sourceCheckId),
    brand_check: null,
    fixed: fix.fixed,
    remaining: fix.remaining,
    new: 0,
    fixed_findings: fix.fixedFindings,
    changes: fix.changes.map(({ finding, location, before, after }) => ({ finding, location, before, after })),
    declined: fix.declined.map(({ finding, type, location, reason }) => ({ finding, type, location, reason })),
    file: null,
    created_by: publicActorId(fix.createdBy),
    created: fix.created.toISOString(),
  };
}

/** A fix as its event holds it. */
export function brandCheckFixReference(fix: BrandCheckFix): BrandCheckFixReference {
  return {
    id: publicId('brand_check_fix', fix.id),
    object: 'brand_check_fix',
    livemode: fix.tenant.livemode,
    source: publicId('brand_check', fix.sourceCheckId),
    brand_check: publicId('brand_check', fix.brandCheckId),
    fixed: fix.fixed,
    remaining: fix.remaining,
  };
}
