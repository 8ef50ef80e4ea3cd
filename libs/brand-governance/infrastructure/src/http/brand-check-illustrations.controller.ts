import { Controller, Query } from '@nestjs/common';
import { brandCheckIllustrationResource, IllustrateBrandCheck } from '@livery/brand-governance-application';
import { type BrandCheckIllustrationResource, brandCheckIllustrationSchema } from '@livery/brand-governance-contracts';
import type { TransferableFile } from '@livery/file-transfer';
import { CurrentPrincipal, Endpoint, IdParam, RequestSignal } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { IllustrateBrandCheckQuery, wantedSlides } from './illustrate-brand-check.query.ts';

@Controller()
export class BrandCheckIllustrationsController {
  constructor(private readonly illustrateBrandCheck: IllustrateBrandCheck<TransferableFile>) {}

  @Endpoint({
    method: 'GET',
    path: '/brand_checks/:id/illustration',
    operationId: 'retrieveBrandCheckIllustration',
    area: 'Brand governance',
    summary: 'Retrieve the pictures of a brand check',
    description:
      'Shows the kept document of a check where its findings are: the slides as SVG, with the rectangle of each location; of a text document the headings and paragraphs. The document is read and drawn for each request, in the threads that also check documents. The first 1,000 findings are shown, the most severe first.',
    scopes: ['brand:read', 'brand:write', 'brand:checks:write'],
    response: brandCheckIllustrationSchema,
    limit: 'checks',
    errors: ['resource_missing', 'resource_conflict', 'document_not_kept', 'file_too_complex', 'concurrency_limited'],
  })
  async illustration(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('brand_check') id: string,
    @Query() query: IllustrateBrandCheckQuery,
    @RequestSignal() signal: AbortSignal,
  ): Promise<BrandCheckIllustrationResource> {
    const illustration = await this.illustrateBrandCheck.execute(tenant, id, { slides: wantedSlides(query), signal });
    return brandCheckIllustrationResource(id, illustration);
  }
}
