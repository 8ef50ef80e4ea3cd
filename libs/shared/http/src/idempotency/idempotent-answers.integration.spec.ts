import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, FixedClock, type TestDatabase } from '@livery/testing';
import { httpPersistence } from '../http.persistence.ts';
import { deleteUnscopedExpiredAnswers } from './delete-unscoped-expired-answers.ts';
import { IdempotentAnswers, type StoredAnswer } from './idempotent-answers.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestDatabase;
let database: Database;
let clock: FixedClock;
let answers: IdempotentAnswers;

beforeAll(async () => {
  clock = new FixedClock();
  server = await createMigratedDatabase([httpPersistence], clock.now());
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 4,
    slices: [httpPersistence],
    guardTenants: true,
  });
  answers = new IdempotentAnswers(database, clock);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

function answer(key: string, body = 'sealed'): StoredAnswer {
  return {
    key_hash: Buffer.from(key),
    fingerprint: Buffer.from('request'),
    request_id: newId(),
    status: 201,
    content: 'body',
    sealed: Buffer.from(body),
  };
}

function keep(tenant: Tenant, stored: StoredAnswer): Promise<boolean> {
  return new TypeOrmUnitOfWork(database).run((transaction) => answers.keep(tenant, stored, transaction));
}

const find = (tenant: Tenant, ...keys: string[]): Promise<StoredAnswer | null> =>
  answers.find(
    tenant,
    keys.map((key) => Buffer.from(key)),
  );

describe('a stored answer', () => {
  it('is found by its own tenant only, with any hash of the key', async () => {
    const tenant = newTenant();
    const stored = answer('one');
    expect(await keep(tenant, stored)).toBe(true);
    expect(await find(tenant, 'under another key of the server', 'one')).toEqual(stored);
    expect(await find({ ...tenant, livemode: false }, 'one')).toBeNull();
    expect(await find(newTenant(), 'one')).toBeNull();
    expect(await find(tenant, 'two')).toBeNull();
  });

  it('is the first one if several are stored at the same time', async () => {
    const tenant = newTenant();
    const bodies = ['a', 'b', 'c', 'd'];
    const kept = await Promise.all(bodies.map((body) => keep(tenant, answer('same', body))));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect((await find(tenant, 'same'))?.sealed.toString()).toBe(bodies[kept.indexOf(true)]);
  });

  it('can be replaced after 24 hours, deleted or not', async () => {
    const tenant = newTenant();
    await keep(tenant, answer('old', 'first'));
    clock.advance(DAY_MS - 1);
    expect(await keep(tenant, answer('old', 'second'))).toBe(false);
    clock.advance(1);
    expect(await find(tenant, 'old')).toBeNull();
    expect(await keep(tenant, answer('old', 'third'))).toBe(true);
    expect((await find(tenant, 'old'))?.sealed.toString()).toBe('third');
  });

  it('is deleted when it has expired, with those of every tenant, and no others are', async () => {
    clock.advance(2 * DAY_MS);
    await deleteUnscopedExpiredAnswers(database, clock.now());
    const [one, two] = [newTenant(), newTenant()];
    for (let count = 0; count < 600; count += 1) {
      await Promise.all([one, two].map((tenant) => keep(tenant, answer(`old ${count}`))));
    }
    clock.advance(DAY_MS);
    await keep(one, answer('young'));
    expect(await deleteUnscopedExpiredAnswers(database, clock.now())).toBe(1_200);
    expect(await deleteUnscopedExpiredAnswers(database, clock.now())).toBe(0);
    expect(await find(one, 'young')).not.toBeNull();
  });
});
