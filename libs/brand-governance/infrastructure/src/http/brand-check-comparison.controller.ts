import { Controller, Query } from '@nestjs/common';
import { brandCheckComparisonResource, CompareBrandChecks } from '@livery/brand-governance-application';
import { type BrandCheckComparisonResource, brandCheckComparisonSchema } from '@livery/brand-governance-contracts';
import { CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import { parsePublicId, type Principal, resourceMissing } from '@livery/kernel';
import { CompareBrandChecksQuery } from './compare-brand-checks.query.ts';

@Controller()
export class BrandCheckComparisonController {
  constructor(private readonly compareBrandChecks: CompareBrandChecks) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_checks/:id/compare',
    operationId: 'compareBrandChecks',
    area: 'Brand governance',
    summary: 'Compare two brand checks',
    description:
      'Returns which findings of a check are new against another check, which are fixed, unchanged, or still there in another form. Both checks must be completed, and of documents of the same type.',
    scopes: ['brand:read', 'brand:checks:write', 'brand:write'],
    response: brandCheckComparisonSchema,
    errors: ['parameter_missing', 'resource_missing', 'resource_conflict'],
  })
  async compare(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
    @Query() { with: base }: CompareBrandChecksQuery,
  ): Promise<BrandCheckComparisonResource> {
    const baseId = parsePublicId('brand_check', base);
    if (baseId === undefined) throw resourceMissing();
    return brandCheckComparisonResource(await this.compareBrandChecks.execute(tenant, id, baseId));
  }
}
