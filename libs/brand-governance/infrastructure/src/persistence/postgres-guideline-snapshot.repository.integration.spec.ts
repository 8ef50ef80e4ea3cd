import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canonicalGuideline, DEFAULT_PALETTE_SETTINGS, type Guideline } from '@livery/brand-governance-domain';
import { rulesInForce } from '@livery/brand-governance-application';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import { brandGovernancePersistence } from './brand-governance.persistence.ts';
import { PostgresGuidelineSnapshotRepository } from './postgres-guideline-snapshot.repository.ts';

const at = new Date('2026-11-20T09:00:00.123Z');
const VERSION = 'a'.repeat(64);

const GUIDELINE: Guideline = {
  rules: rulesInForce(null).map((rule) => ({ ...rule, message: 'Bitte \u{1f600} "so"' })),
  palettes: [
    {
      ...{ id: newId(), name: 'Blues', role: 'primary', sortOrder: 0, allowBrandShades: true, tolerance: 2 },
      ...{ colors: [{ id: newId(), name: 'Navy', hex: '#14213D', sortOrder: 0 }], metadata: { a: 'b' } },
      ...{ revision: 1, created: at, updated: at },
    },
  ],
  settings: DEFAULT_PALETTE_SETTINGS,
  fonts: [
    {
      ...{ id: newId(), name: 'Inter', family: 'Inter', style: 'normal', weight: 400, roles: ['body'] },
      ...{ scripts: ['latin'], fallbacks: [], file: null, uploadedBy: null, metadata: {} },
      ...{ revision: 3, created: at, updated: at },
    },
  ],
};

let server: TestDatabase;
let database: Database;
let snapshots: PostgresGuidelineSnapshotRepository;

beforeAll(async () => {
  server = await createMigratedDatabase([brandGovernancePersistence], at);
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 6,
    slices: [brandGovernancePersistence],
    guardTenants: true,
  });
  snapshots = new PostgresGuidelineSnapshotRepository(database);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

function keep(tenant: Tenant, guideline = GUIDELINE): Promise<void> {
  return new TypeOrmUnitOfWork(database).run((transaction) => snapshots.keep(tenant, VERSION, guideline, transaction));
}

describe('a snapshot of a guideline', () => {
  it('is read as it was kept, by its own tenant only, and judges as it did', async () => {
    const tenant = newTenant();
    await keep(tenant);
    const found = await snapshots.find(tenant, VERSION);
    expect(found).toEqual(GUIDELINE);
    expect(canonicalGuideline(found ?? { ...GUIDELINE, rules: [] })).toBe(canonicalGuideline(GUIDELINE));
    expect(await snapshots.find(tenant, 'b'.repeat(64))).toBeNull();
    expect(await snapshots.find({ ...tenant, livemode: false }, VERSION)).toBeNull();
    expect(await snapshots.find(newTenant(), VERSION)).toBeNull();
  });

  it('is kept once, also when several checks keep it at the same time', async () => {
    const tenant = newTenant();
    await Promise.all(Array.from({ length: 5 }, () => keep(tenant)));
    await keep(tenant, { ...GUIDELINE, rules: [] });
    expect(await snapshots.find(tenant, VERSION)).toEqual(GUIDELINE);
    expect(
      await server.execute(
        'select count(*)::int as count from brand_governance.guideline_snapshot where organization_id = $1',
        [tenant.organizationId],
      ),
    ).toEqual([{ count: 1 }]);
  });
});
