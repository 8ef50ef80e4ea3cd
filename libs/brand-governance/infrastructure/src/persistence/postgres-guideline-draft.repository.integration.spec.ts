import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_PALETTE_SETTINGS, defaultBrandRules, type GuidelineDraft } from '@livery/brand-governance-domain';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import { brandGovernancePersistence } from './brand-governance.persistence.ts';
import { deleteUnscopedExpiredDrafts } from './delete-unscoped-expired-drafts.ts';
import { PostgresGuidelineDraftRepository } from './postgres-guideline-draft.repository.ts';

const at = new Date('2026-11-20T09:00:00.123Z');
const later = new Date('2026-12-20T09:00:00.123Z');

function draftOf(changes: Partial<GuidelineDraft> = {}): GuidelineDraft {
  const guideline = { rules: defaultBrandRules(at), palettes: [], settings: DEFAULT_PALETTE_SETTINGS, fonts: [] };
  return {
    id: newId(),
    source: { filename: 'northwind.potx', format: 'pptx', sizeBytes: 4, contentSha256: 'ab'.repeat(32) },
    learnt: {
      guideline,
      evidence: [{ path: 'rules[0]', confidence: 'high', seen: 3, locations: ['layout["\u{1f600}"]'] }],
      warnings: [{ type: 'template', message: 'No theme.', locations: [] }],
      openFindings: 0,
    },
    createdBy: { kind: 'api_key', id: newId() },
    created: at,
    expiresAt: later,
    applied: null,
    ...changes,
  };
}

let server: TestDatabase;
let database: Database;
let drafts: PostgresGuidelineDraftRepository;

beforeAll(async () => {
  server = await createMigratedDatabase([brandGovernancePersistence], at);
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 4,
    slices: [brandGovernancePersistence],
    guardTenants: true,
  });
  drafts = new PostgresGuidelineDraftRepository(database);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

function insert(tenant: Tenant, draft: GuidelineDraft): Promise<void> {
  return new TypeOrmUnitOfWork(database).run((transaction) => drafts.insert(tenant, draft, transaction));
}

describe('a draft', () => {
  it('is read as it was inserted, by its own tenant only, until it expires', async () => {
    const [tenant, draft] = [newTenant(), draftOf()];
    await insert(tenant, draft);
    expect(await drafts.find(tenant, draft.id, at)).toEqual(draft);
    expect(await drafts.find({ ...tenant, livemode: false }, draft.id, at)).toBeNull();
    expect(await drafts.find(newTenant(), draft.id, at)).toBeNull();
    expect(await drafts.find(tenant, draft.id, later)).toBeNull();
  });

  it('remembers when it was applied and what that changed', async () => {
    const [tenant, draft] = [newTenant(), draftOf()];
    const nothing = { added: [], removed: [], changed: [] };
    const diff = { rules: nothing, palettes: nothing, colors: nothing, fonts: nothing, settings: [] };
    await insert(tenant, draft);
    await new TypeOrmUnitOfWork(database).run((transaction) =>
      drafts.markApplied(tenant, draft.id, { at, diff }, transaction),
    );
    expect(await drafts.find(tenant, draft.id, at)).toEqual({ ...draft, applied: { at, diff } });
  });

  it('is one of the newest hundred of its tenant', async () => {
    const [tenant, other] = [newTenant(), newTenant()];
    const [first, second] = [draftOf(), draftOf()];
    const others = draftOf();
    await insert(other, others);
    for (const draft of [first, second, ...Array.from({ length: 99 }, () => draftOf())]) await insert(tenant, draft);
    expect(await drafts.find(tenant, first.id, at)).toBeNull();
    expect(await drafts.find(tenant, second.id, at)).toEqual(second);
    expect(await drafts.find(other, others.id, at)).toEqual(others);
  });

  it('is one of a hundred, too, when many are inserted at once', async () => {
    const tenant = newTenant();
    const made = Array.from({ length: 120 }, () => draftOf());
    await Promise.all(made.map((draft) => insert(tenant, draft)));
    const found = await Promise.all(made.map(({ id }) => drafts.find(tenant, id, at)));
    expect(found.filter((draft) => draft !== null)).toHaveLength(100);
  });

  it('is deleted when it has expired', async () => {
    const [tenant, draft, expired] = [newTenant(), draftOf(), draftOf({ expiresAt: at })];
    await insert(tenant, draft);
    await insert(tenant, expired);
    expect(await deleteUnscopedExpiredDrafts(database, at)).toBe(1);
    expect(await drafts.find(tenant, draft.id, at)).toEqual(draft);
    expect(await drafts.find(tenant, expired.id, new Date(0))).toBeNull();
  });
});
