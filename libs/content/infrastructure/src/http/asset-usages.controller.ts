import { Controller, Query } from '@nestjs/common';
import { AssetCatalogue, assetUsageResource, AssetUsages } from '@livery/content-application';
import { type AssetUsageResource, assetUsageSchema } from '@livery/content-contracts';
import {
  CurrentPrincipal,
  Endpoint,
  IdParam,
  offsetListEnvelope,
  type OffsetListEnvelope,
  offsetListSchema,
  OffsetListQuery,
  offsetPageRequest,
} from '@livery/http';
import { type Principal, publicId } from '@livery/kernel';
import { READ_LIBRARY } from './content-scopes.ts';

@Controller()
export class AssetUsagesController {
  constructor(
    private readonly catalogue: AssetCatalogue,
    private readonly usages: AssetUsages,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/library_assets/:id/usages',
    operationId: 'listAssetUsages',
    area: 'Content management',
    summary: 'List what uses an asset',
    description:
      'Lists the sets that contain the asset or were made with it as their template, and the deployments with it that are active or may become it. While there is any, the asset cannot be deleted. At most 1,000 of a kind are listed.',
    scopes: READ_LIBRARY,
    response: offsetListSchema(assetUsageSchema),
    errors: ['resource_missing', 'limit_out_of_range'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('asset') id: string,
    @Query() query: OffsetListQuery,
  ): Promise<OffsetListEnvelope<AssetUsageResource>> {
    const { offset, limit } = offsetPageRequest(query);
    await this.catalogue.find(tenant, id);
    const all = (await this.usages.of(tenant, [id])).get(id) ?? [];
    const items = all.slice(offset, offset + limit).map(assetUsageResource);
    const page = { items, hasMore: all.length > offset + limit };
    return offsetListEnvelope(page, `/library_assets/${publicId('asset', id)}/usages`, offset);
  }
}
