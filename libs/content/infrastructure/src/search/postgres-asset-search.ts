import {
  type AssetQuery,
  AssetSearch,
  type ExtractedFileText,
  type SearchableAsset,
} from '@livery/content-application';
import type { Page, Tenant, Transaction } from '@livery/kernel';
import type { Database, Queries } from '@livery/persistence';
import { AssetFinding } from './asset-finding.ts';
import { AssetIndexing } from './asset-indexing.ts';
import { SEARCH_LIMITS, type SearchLimits } from './search-limits.ts';
import { SearchTurns } from './search-turns.ts';

/** Finds assets with the inverted indexes of PostgreSQL. */
export class PostgresAssetSearch extends AssetSearch {
  private readonly turns = new SearchTurns();

  constructor(
    private readonly database: Database,
    private readonly limits: SearchLimits = SEARCH_LIMITS,
  ) {
    super();
  }

  async find(tenant: Tenant, query: AssetQuery): Promise<Page<string>> {
    const answer = (queries: Queries): Promise<Page<string>> =>
      new AssetFinding(queries, tenant, query, this.limits).page();
    if (query.text === null) return answer(this.database);
    return this.turns.run(tenant, () => this.database.within(this.limits.statementMs, answer));
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
