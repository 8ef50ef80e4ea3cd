import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_SUPPRESSIONS, type Suppression, type SuppressionKeys } from '@livery/brand-governance-domain';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import { brandGovernancePersistence } from './brand-governance.persistence.ts';
import { TypeOrmSuppressionRepository } from './typeorm-suppression.repository.ts';

const AT = new Date('2026-11-20T09:00:00.000Z');
const KEYS: SuppressionKeys = { contentSha256: 'a'.repeat(64), document: 'q4' };
const ALL = { limit: 20 };

let server: TestDatabase;
let database: Database;
let suppressions: TypeOrmSuppressionRepository;
let unitOfWork: TypeOrmUnitOfWork;

beforeAll(async () => {
  server = await createMigratedDatabase([brandGovernancePersistence], AT);
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 8,
    slices: [brandGovernancePersistence],
    guardTenants: true,
  });
  suppressions = new TypeOrmSuppressionRepository(database);
  unitOfWork = new TypeOrmUnitOfWork(database);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

function suppression(facts: Partial<Suppression> = {}): Suppression {
  return {
    id: newId(),
    scope: 'content',
    key: KEYS.contentSha256,
    findingId: '0123456789abcdef',
    findingType: 'text.double_spaces',
    title: 'Double space',
    occurrences: 3,
    reason: 'Agreed.',
    expiresAt: null,
    brandCheckId: newId(),
    createdBy: { kind: 'api_key', id: newId() },
    created: AT,
    ...facts,
  };
}

const ofDocument = { scope: 'document', key: 'q4' } as const;

/** Puts suppressions of one key as the use case does. @returns how many others there were */
function put(tenant: Tenant, ...all: readonly [Suppression, ...Suppression[]]): Promise<number> {
  const findingIds = all.map(({ findingId }) => findingId);
  return unitOfWork.run(async (transaction) => {
    const others = await suppressions.countOthers(tenant, all[0], findingIds, transaction);
    await suppressions.put(tenant, all, transaction);
    return others;
  });
}

const list = async (tenant: Tenant, keys = KEYS) => (await suppressions.list(tenant, keys, {}, ALL)).items;

describe('kept suppressions', () => {
  it('are read as they were put, for their content and their document, by their own tenant only', async () => {
    const tenant = newTenant();
    const [one, two] = [suppression(), suppression({ ...ofDocument, expiresAt: new Date('2027-01-01T00:00:00.000Z') })];
    await put(tenant, one);
    await put(tenant, two);
    expect(await list(tenant)).toEqual([two, one]);
    expect(await list(tenant, { ...KEYS, document: null })).toEqual([one]);
    expect(await list(tenant, { contentSha256: 'b'.repeat(64), document: 'q4' })).toEqual([two]);
    expect(await list(tenant, { contentSha256: 'q4', document: KEYS.contentSha256 })).toEqual([]);
    expect(await list({ ...tenant, livemode: false })).toEqual([]);
    expect(await list(newTenant())).toEqual([]);
  });

  it('hold until the instant at which they expire', async () => {
    const tenant = newTenant();
    const one = suppression({ expiresAt: AT });
    await put(tenant, one);
    expect(await suppressions.active(tenant, KEYS, new Date(AT.getTime() - 1))).toEqual([one]);
    expect(await suppressions.active(tenant, KEYS, AT)).toEqual([]);
    expect(await suppressions.active(newTenant(), KEYS, new Date(0))).toEqual([]);
  });

  it('are replaced by those of the same finding and key, and counted without them', async () => {
    const tenant = newTenant();
    const [one, other] = [suppression(), suppression({ findingId: 'fedcba9876543210' })];
    expect(await put(tenant, one, other)).toBe(0);
    const again = suppression({ reason: 'Again.' });
    expect(await put(tenant, again)).toBe(1);
    expect(await list(tenant)).toEqual([again, other]);
    expect(await put(tenant, suppression({ ...ofDocument }))).toBe(0);
  });

  it('are deleted for content and document together', async () => {
    const tenant = newTenant();
    const other = suppression({ findingId: 'fedcba9876543210' });
    await put(tenant, suppression(), other);
    await put(tenant, suppression({ ...ofDocument }));
    const remove = (of: Tenant) =>
      unitOfWork.run((transaction) => suppressions.delete(of, KEYS, suppression().findingId, transaction));
    expect(await remove({ ...tenant, livemode: false })).toBe(0);
    expect(await remove(tenant)).toBe(2);
    expect(await remove(tenant)).toBe(0);
    expect(await list(tenant)).toEqual([other]);
  });

  it('of one finding that are put at the same time are one, and no transaction fails', async () => {
    const tenant = newTenant();
    const all = Array.from({ length: 12 }, (_, index) => suppression({ reason: `${index}` }));
    await Promise.all(all.map((one) => put(tenant, one)));
    const kept = await list(tenant);
    expect(kept).toHaveLength(1);
    expect(all).toContainEqual(kept[0]);
  });

  it('can be 10,000 of one key, which are read together', async () => {
    const tenant = newTenant();
    const [first, ...rest] = Array.from({ length: MAX_SUPPRESSIONS }, (_, index) =>
      suppression({ findingId: index.toString(16).padStart(16, '0') }),
    );
    if (first === undefined) throw new Error('expected suppressions');
    await put(tenant, first, ...rest);
    expect(await put(tenant, first, ...rest)).toBe(0);
    expect(await put(tenant, suppression({ findingId: 'another' }))).toBe(MAX_SUPPRESSIONS);
    expect(await suppressions.active(tenant, KEYS, AT)).toHaveLength(MAX_SUPPRESSIONS + 1);
    expect((await suppressions.list(tenant, KEYS, {}, ALL)).hasMore).toBe(true);
  });
});
