import type { BrandCheckReference } from '@livery/brand-governance-contracts';
import type { BrandCheck } from '@livery/brand-governance-domain';
import { brandCheckResource } from './brand-check.resource.ts';

/** A brand check as its events hold it: without the findings, which receivers fetch. */
export function brandCheckReference(check: BrandCheck): BrandCheckReference {
  const { id, object, status, content_type, filename, document, ...more } = brandCheckResource(check);
  const { summary, error_code, metadata, livemode } = more;
  return { id, object, status, content_type, filename, document, summary, error_code, metadata, livemode };
}
