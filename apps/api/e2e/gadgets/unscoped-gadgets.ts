import { type Database, unscoped, type TenantGuardException } from '@livery/persistence';

export const GADGET_COUNT: TenantGuardException = {
  reason: 'gadget-count',
  because: 'operators see how many gadgets there are, over all tenants',
  verbs: ['select'],
  tables: ['gadgets.gadget'],
};

const COUNT = unscoped(GADGET_COUNT, 'select count(*)::int as count from gadgets.gadget');

export async function countUnscopedGadgets(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(COUNT);
  return row?.count ?? 0;
}
