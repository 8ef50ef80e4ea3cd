import {
  type AssetQuery,
  AssetSearch,
  type ExtractedFileText,
  type SearchableAsset,
} from '@livery/content-application';
import type { Page, Tenant, Transaction } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { AssetFinding } from './asset-finding.ts';
import { AssetIndexing } from './asset-indexing.ts';
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts';

/** Finds assets with the inverted indexes of PostgreSQL. */
export class PostgresAssetSearch extends AssetSearch {
  constructor(
    private readonly database: Database,
    private readonly limits: SearchLimits = SEARCH_LIMITS,
  ) {
    super();
  }

  async find(tenant: Tenant, query: AssetQuery): Promise<Page<string>> {
    return new AssetFinding(this.database, tenant, query, this.limits).page();
  }

  async index(tenant: Tenant, assets: readonly SearchableAsset[], transaction: Transaction): Promise<void> {
    await new AssetIndexing(tenant, transaction).index(assets);
  }

  async remove(tenant: Tenant, assetIds: readonly string[], transaction: Transaction): Promise<void> {
    await new AssetIndexing(tenant, transaction).remove(assetIds);
  }

  async storeText(
    tenant: Tenant,
    contentHash: string,
    extracted: ExtractedFileText,
    transaction: Transaction,
  ): Promise<void> {
    await new AssetIndexing(tenant, transaction).storeText(contentHash, extracted);
  }
}
