import { AssetUsages, MOST_USAGES } from '@livery/content-application';
import type { AssetUsage, UsagesOfAssets } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';

interface UsageRow {
  readonly asset_id: string;
  readonly kind: AssetUsage['kind'];
  readonly id: string;
  readonly name: string;
}

/** The sets that exist and contain a slide. */
const IN_SETS = `
  select wanted.id as asset_id, 'ppt_set' as kind, used.id, used.name
    from unnest($3::uuid[]) as wanted (id)
   cross join lateral (
     select asset.id, asset.name
       from content.ppt_set_slide slide
       join content.library_asset asset on asset.organization_id = slide.organization_id
        and asset.livemode = slide.livemode and asset.id = slide.set_id
      where slide.organization_id = $1 and slide.livemode = $2 and slide.slide_id = wanted.id and asset.deleted_at is null
      order by slide.set_id desc limit $4) used`;

/** The sets that exist and were made with a template. */
const AS_TEMPLATE = `
  select wanted.id as asset_id, 'ppt_set' as kind, used.id, used.name
    from unnest($3::uuid[]) as wanted (id)
   cross join lateral (
     select asset.id, asset.name
       from content.ppt_set made
       join content.library_asset asset on asset.organization_id = made.organization_id
        and asset.livemode = made.livemode and asset.id = made.id
      where made.organization_id = $1 and made.livemode = $2 and made.template_asset_id = wanted.id
        and asset.deleted_at is null
      order by made.id desc limit $4) used`;

/** The deployments that are active, or may become it, and hand out an asset. */
const IN_DEPLOYMENTS = `
  select wanted.id as asset_id, 'deployment' as kind, used.id, used.channel as name
    from unnest($3::uuid[]) as wanted (id)
   cross join lateral (
     select deployment.id, deployment.channel
       from content.deployment deployment
       join content.deployment_item item on item.organization_id = deployment.organization_id
        and item.livemode = deployment.livemode and item.deployment_id = deployment.id
      where deployment.organization_id = $1 and deployment.livemode = $2 and deployment.completed_at is null
        and item.asset_id = wanted.id
      order by deployment.id desc limit $4) used`;

/** Each statement finds one kind of usage of many assets. */
const STATEMENTS = [IN_SETS, AS_TEMPLATE, IN_DEPLOYMENTS];

export class PostgresAssetUsages extends AssetUsages {
  constructor(private readonly database: Database) {
    super();
  }

  async of(
    { organizationId, livemode }: Tenant,
    assetIds: readonly string[],
    transaction?: Transaction,
  ): Promise<UsagesOfAssets> {
    const values = [organizationId, livemode, assetIds, MOST_USAGES];
    const rows: UsageRow[] = [];
    for (const statement of STATEMENTS) rows.push(...(await this.read(statement, values, transaction)));
    const usages = new Map<string, AssetUsage[]>();
    for (const { asset_id, ...usage } of rows) usages.set(asset_id, [...(usages.get(asset_id) ?? []), usage]);
    return usages;
  }

  private async read(
    statement: string,
    values: readonly unknown[],
    transaction?: Transaction,
  ): Promise<readonly UsageRow[]> {
    if (transaction === undefined) return this.database.query<UsageRow>(statement, [...values]);
    return managerOf(transaction).query<UsageRow[]>(statement, [...values]);
  }
}
