import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventTypeFilter } from '@livery/delivery-domain';
import { newId, type Tenant } from '@livery/kernel';
import { messagingContribution } from '@livery/messaging';
import { Database, migrate } from '@livery/persistence';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { PostgresEventRepository } from './postgres-event.repository.ts';

const TYPES = ['brand.check', 'brand.check.completed', 'brand.check.failed', 'brand.check_list.made', 'brand.checked'];
const INSERT = `
  insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
  values ($1, $2, $3, $4, '2026-11-20', '{}', now())`;

const tenant: Tenant = { organizationId: newId(), livemode: true };
let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    slices: [messagingContribution],
    guardTenants: false,
  });
  await migrate(database, new Date());
  for (const type of TYPES) await database.query(INSERT, [tenant.organizationId, tenant.livemode, newId(), type]);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

describe('the events whose type begins with a prefix', () => {
  it('are those whose type continues after the dot, and are selected by two bounds', async () => {
    const query = jest.spyOn(database, 'query');
    const filter = { type: eventTypeFilter('brand.check.*'), created: {} };
    const { items } = await new PostgresEventRepository(database).list(tenant, filter, { limit: 10 });
    expect(items.map(({ type }) => type)).toEqual(['brand.check.failed', 'brand.check.completed']);

    const [, values] = query.mock.calls[0] ?? [];
    expect(values).toEqual(expect.arrayContaining(['brand.check.', 'brand.check/']));
  });
});
