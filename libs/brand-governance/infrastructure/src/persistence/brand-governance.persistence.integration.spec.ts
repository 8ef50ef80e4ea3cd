import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BrandPaletteChanges,
  BrandRuleChanges,
  type BrandRuleSet,
  type PaletteState,
  ReplaceBrandPalettes,
  ReplaceBrandRules,
} from '@livery/brand-governance-application';
import { type BrandRuleDraft, DEFAULT_PALETTE_SETTINGS } from '@livery/brand-governance-domain';
import { newId, type Tenant } from '@livery/kernel';
import { messagingContribution, PostgresEventLog } from '@livery/messaging';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, FixedClock, type TestDatabase } from '@livery/testing';
import { brandGovernancePersistence } from './brand-governance.persistence.ts';
import { PostgresGuidelineRepository } from './postgres-guideline.repository.ts';
import { Re2ExpressionDialect } from '../expressions/re2-expression-dialect.ts';
import { TypeOrmBrandPaletteRepository } from './typeorm-brand-palette.repository.ts';
import { TypeOrmBrandRuleRepository } from './typeorm-brand-rule.repository.ts';

const clock = new FixedClock();
const doubleSpaces = { type: 'text.double_spaces' };

let server: TestDatabase;
let database: Database;
let rules: TypeOrmBrandRuleRepository;
let palettes: TypeOrmBrandPaletteRepository;
let replaceRules: (tenant: Tenant, rules: readonly BrandRuleDraft[]) => Promise<BrandRuleSet>;
let replacePalettes: ReplaceBrandPalettes;

beforeAll(async () => {
  server = await createMigratedDatabase([messagingContribution, brandGovernancePersistence], clock.now());
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 10,
    slices: [messagingContribution, brandGovernancePersistence],
    guardTenants: true,
  });
  rules = new TypeOrmBrandRuleRepository(database);
  palettes = new TypeOrmBrandPaletteRepository(database);
  const eventLog = new PostgresEventLog(clock);
  const unitOfWork = new TypeOrmUnitOfWork(database);
  const replaceAll = new ReplaceBrandRules(
    new BrandRuleChanges(rules, eventLog, unitOfWork),
    clock,
    new Re2ExpressionDialect(),
  );
  replaceRules = (tenant, drafts) => replaceAll.execute({ tenant, rules: drafts, seenRevision: null });
  replacePalettes = new ReplaceBrandPalettes(new BrandPaletteChanges(palettes, eventLog, unitOfWork), clock);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

describe('the rules of an organization', () => {
  it('are null until a set is stored, and an empty set once it is', async () => {
    const tenant = newTenant();
    expect(await rules.find(tenant)).toEqual({ rules: null, revision: 0 });
    await replaceRules(tenant, []);
    expect(await rules.find(tenant)).toEqual({ rules: [], revision: 1 });
    expect(await rules.find({ ...tenant, livemode: false })).toEqual({ rules: null, revision: 0 });
  });

  it('are still not stored when the palettes are', async () => {
    const tenant = newTenant();
    await replacePalettes.execute({ tenant, seenRevision: null, palettes: [], settings: DEFAULT_PALETTE_SETTINGS });
    expect(await rules.find(tenant)).toEqual({ rules: null, revision: 0 });
  });

  it('are read back as they were replaced, in their order', async () => {
    const tenant = newTenant();
    const replaced = await replaceRules(tenant, [
      { type: 'forbidden_font', pattern: ['Arial', 'Papyrus'], replacement: 'Inter', params: { surfaces: ['text'] } },
      { ...doubleSpaces, name: 'One space', active: false, appliesTo: ['docx'], message: 'Please.' },
      { type: 'allowed_font', pattern: 'Inter', metadata: { team: 'web' } },
    ]);
    expect(await rules.find(tenant)).toEqual(replaced);
  });

  it('are one of the sets that are put at the same time, never a mixture', async () => {
    const tenant = newTenant();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const sets = names.map((name, index) => Array.from({ length: index + 1 }, () => ({ ...doubleSpaces, name })));
    await Promise.all(sets.map((set) => replaceRules(tenant, set)));
    const stored = (await rules.find(tenant)).rules?.map(({ name }) => name) ?? [];
    expect(sets.map((set) => set.map(({ name }) => name))).toContainEqual(stored);
  });
});

describe('the palettes of an organization', () => {
  it('are none under the default settings until they are stored', async () => {
    const none: PaletteState = { palettes: [], settings: DEFAULT_PALETTE_SETTINGS, revision: 0, updated: null };
    const tenant = newTenant();
    expect(await palettes.state(tenant)).toEqual(none);
    await replaceRules(tenant, []);
    expect(await palettes.state(tenant)).toEqual(none);
  });

  it('are read back as they were replaced, in their order, with their settings', async () => {
    const tenant = newTenant();
    const replaced = await replacePalettes.execute({
      tenant,
      seenRevision: null,
      palettes: [
        { name: 'Reds', role: 'legacy', sortOrder: Number.MAX_SAFE_INTEGER, tolerance: 0.1, colors: [] },
        { name: 'Blues', colors: [{ name: 'Brand Blue', hex: '#0F4C81' }], metadata: { team: 'web' } },
      ],
      settings: { allowNeutralGreys: false, allowBlackAndWhite: true },
    });
    expect(await palettes.state(tenant)).toEqual(replaced);
  });
});

describe('the active guideline', () => {
  it('holds the default rules of an organization that has stored none, and its palettes', async () => {
    const tenant = newTenant();
    const { palettes: stored } = await replacePalettes.execute({
      tenant,
      seenRevision: null,
      palettes: [{ name: 'Blues', colors: [{ hex: '#0F4C81' }] }],
      settings: DEFAULT_PALETTE_SETTINGS,
    });
    const guideline = await new PostgresGuidelineRepository(rules, palettes, database).active(tenant);
    expect(guideline).toMatchObject({ palettes: stored, settings: DEFAULT_PALETTE_SETTINGS, fonts: [] });
    expect(guideline.rules.length).toBeGreaterThan(0);
    expect(guideline.rules.every(({ isDefault }) => isDefault)).toBe(true);
  });
});
