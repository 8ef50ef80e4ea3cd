import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BrandRuleDraft,
  DEFAULT_PALETTE_SETTINGS,
  defineBrandRule,
  type Guideline,
} from '@livery/brand-governance-domain';
import { type JsonObject, newId } from '@livery/kernel';
import { Database, migrate, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import { brandGovernancePersistence } from '../brand-governance.persistence.ts';
import { PostgresGuidelineSnapshotRepository } from '../postgres-guideline-snapshot.repository.ts';
import { TypeOrmBrandRuleRepository } from '../typeorm-brand-rule.repository.ts';
import { WriteOutPages1763604900000 } from './1763604900000-write-out-pages.ts';

const at = new Date('2026-11-20T09:00:00Z');
const tenant = { organizationId: newId(), livemode: true };
const VERSION = 'a'.repeat(64);
const MARGINS = { mm: { top: 25, bottom: 20, left: 25, right: 25 } };

/** The types and parameters of rules as they were saved, as they are after the migration, and what the ids of findings are made of. */
const RULES: readonly (readonly [type: string, before: JsonObject, after: JsonObject, findingParams?: JsonObject])[] = [
  ['docx.margins', {}, MARGINS, {}],
  ['docx.margins', { tolerance_mm: 3 }, { ...MARGINS, tolerance_mm: 3 }, { tolerance_mm: 3 }],
  ['docx.margins', { mm: { top: 30 } }, { mm: { top: 30 } }],
  ['docx.page_size', {}, { size: 'A4' }, {}],
  ['docx.page_size', { orientation: 'portrait' }, { orientation: 'portrait', size: 'A4' }, { orientation: 'portrait' }],
  ['docx.page_size', { size: null, orientation: 'portrait' }, { size: null, orientation: 'portrait' }],
  ['docx.page_size', { size: 'Letter' }, { size: 'Letter' }],
  ['text.double_spaces', {}, {}],
];

const before = {
  ...brandGovernancePersistence,
  migrations: brandGovernancePersistence.migrations.filter((one) => one !== WriteOutPages1763604900000),
};

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createMigratedDatabase([before], at);
  const owner = `'${tenant.organizationId}', true`;
  await server.execute(`
    insert into brand_governance.guideline (organization_id, livemode, rules_stored, allow_neutral_greys, allow_black_and_white)
    values (${owner}, true, true, true)`);
  for (const [position, [type, params]] of RULES.entries()) {
    await server.execute(`
      insert into brand_governance.brand_rule (organization_id, livemode, id, position, type, name, severity, active, auto_fixable, params,
                                               applies_to, metadata, is_default, created, updated)
      values (${owner}, '${newId()}', ${position}, '${type}', '', 'low', true, false, '${JSON.stringify(params)}',
              '{docx}', '{}', false, now(), now())`);
  }
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    slices: [brandGovernancePersistence],
    guardTenants: false,
  });
  const snapshots = new PostgresGuidelineSnapshotRepository(database);
  await new TypeOrmUnitOfWork(database).run((transaction) => snapshots.keep(tenant, VERSION, guideline(), transaction));
  await migrate(database, at);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

/** A guideline of these rules as they were. */
function guideline(): Guideline {
  const rules = RULES.map(([type, params, after]) => {
    const draft: BrandRuleDraft = { type, params: after };
    return { ...defineBrandRule(draft, { id: newId(), at }), params };
  });
  return { rules, palettes: [], settings: DEFAULT_PALETTE_SETTINGS, fonts: [] };
}

describe('rules on pages that were saved without values', () => {
  it('show what they demand, and keep what the ids of their findings are made of', async () => {
    const { rules } = await new TypeOrmBrandRuleRepository(database).find(tenant);
    expect(rules?.map(({ type, params, findingParams }) => [type, params, findingParams])).toEqual(
      RULES.map(([type, , after, findingParams]) => [type, after, findingParams]),
    );
  });

  it('have another revision, and others do not', async () => {
    const { rules } = await new TypeOrmBrandRuleRepository(database).find(tenant);
    expect(rules?.map(({ revision }) => revision)).toEqual(RULES.map(([, , , written]) => (written ? 2 : 1)));
  });

  it('mean the same in the guidelines of former checks, whose order stays', async () => {
    const kept = await new PostgresGuidelineSnapshotRepository(database).find(tenant, VERSION);
    expect(kept?.rules.map(({ type, params, findingParams }) => [type, params, findingParams])).toEqual(
      RULES.map(([type, , after, findingParams]) => [type, after, findingParams]),
    );
  });
});
