import { describe, expect, it } from '@jest/globals';
import { assertTenantScoped, UnscopedStatement } from './tenant-guard.ts';
import { unscoped } from './unscoped-statement.ts';

const tables = new Set(['messaging.event', 'platform.api_key']);
const check = (statement: string) => () => assertTenantScoped(statement, tables);

describe('the tenant guard lets pass', () => {
  it.each([
    ['a read of one tenant', 'select id from messaging.event where organization_id = $1 and livemode = $2'],
    [
      'an insert that names the tenant',
      'insert into messaging.event (organization_id, livemode, id) values ($1, $2, $3)',
    ],
    [
      'what TypeORM writes',
      'UPDATE "platform"."api_key" SET "revoked_at" = $1 WHERE ("organization_id" = $2 AND "livemode" = $3 AND "id" = $4)',
    ],
    ['a table without tenants', 'select id from platform.organization where id = $1'],
    ['definitions', 'create table messaging.event_20261116 partition of messaging.event for values from (1) to (2)'],
    ['transaction control', 'COMMIT'],
    [
      'a listed look across tenants',
      unscoped('credential-lookup', 'select id from platform.api_key where secret_hash = $1'),
    ],
  ])('%s', (_, statement) => {
    expect(check(statement)).not.toThrow();
  });
});

describe('the tenant guard refuses', () => {
  it.each([
    ['a read by id alone', 'select organization_id, livemode from messaging.event where id = $1'],
    ['a read without the mode', 'select id from messaging.event where organization_id = $1'],
    ['a delete of everything', 'delete from platform.api_key'],
    ['an update by id', 'update platform.api_key set revoked_at = now() where id = $1'],
    ['an insert that leaves the tenant out', 'insert into messaging.event (id) values ($1)'],
    [
      'a join that scopes one side only',
      'select 1 from messaging.event e join platform.api_key k on k.id = e.id where e.organization_id = $1 and e.livemode = $2',
    ],
    ['a common table expression', 'with e as (select * from messaging.event) select * from e'],
    ['a made-up reason', '/* unscoped: because */ select * from messaging.event'],
  ])('%s', (_, statement) => {
    expect(check(statement)).toThrow(UnscopedStatement);
  });
});
