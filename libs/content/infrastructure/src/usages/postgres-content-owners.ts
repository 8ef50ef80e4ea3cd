import { ContentOwners } from '@livery/content-application';
import type { ContentOwner } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';

/** The tables of the owners. Their rows have the ids of their assets. */
const TABLES: readonly ContentOwner[] = ['icon', 'slide_asset', 'ppt_set'];

export class PostgresContentOwners extends ContentOwners {
  async of(
    { organizationId, livemode }: Tenant,
    assetIds: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, ContentOwner>> {
    const owners = new Map<string, ContentOwner>();
    for (const owner of TABLES) {
      const statement = `select id from content.${owner} where organization_id = $1 and livemode = $2 and id = any($3)`;
      const values = [organizationId, livemode, assetIds];
      const rows = await managerOf(transaction).query<{ readonly id: string }[]>(statement, values);
      for (const { id } of rows) owners.set(id, owner);
    }
    return owners;
  }
}
