import { describe, expect, it } from '@jest/globals';
import { assertTenantScoped, UnscopedStatement } from './tenant-guard.ts';
import { unscoped, type TenantGuardException } from './tenant-guard-exception.ts';

const tables = new Set([
  'messaging.event',
  'platform.api_key',
  'platform.access_token',
  'brand_governance.guideline',
  'brand_governance.font',
]);
const lookup: TenantGuardException = {
  reason: 'credential-lookup',
  because: 'a credential names its tenant only once it has been found',
  verbs: ['select'],
  tables: ['platform.api_key', 'platform.access_token'],
};
const issue: TenantGuardException = {
  reason: 'token-issue',
  because: 'tokens of several tenants that are issued at the same time are inserted together',
  verbs: ['insert'],
  tables: ['platform.access_token'],
};
const exceptions = new Map([lookup, issue].map((exception) => [exception.reason, exception]));
const check = (statement: string) => () => assertTenantScoped(statement, tables, exceptions);

describe('the tenant guard accepts', () => {
  it.each([
    [
      'an "or" among other columns, in parentheses',
      'update messaging.event set a = 1 where organization_id = $1 and livemode = $2 and (b = 0 or (b > 0 or c is null))',
    ],
    ['a mode that is written out', 'select id from messaging.event where organization_id = $1 and livemode = true'],
    ['a table lock', 'lock table messaging.event in share row exclusive mode'],
    [
      'an insert whose table has an alias',
      'insert into messaging.event as known (organization_id, livemode, id) values ($1, $2, $3)',
    ],
    ['a read of one tenant', 'select id from messaging.event where organization_id = $1 and livemode = $2'],
    [
      'an insert that names the tenant',
      'insert into messaging.event (organization_id, livemode, id) values ($1, $2, $3)',
    ],
    [
      'what TypeORM writes',
      'UPDATE "platform"."api_key" SET "revoked_at" = $1 WHERE ("organization_id" = $2 AND "livemode" = $3 AND "id" = $4)',
    ],
    [
      'a join where one side follows the other',
      `select f.id from brand_governance.guideline g
         left join brand_governance.font f on f.organization_id = g.organization_id and f.livemode = g.livemode
        where g.organization_id = $1 and g.livemode = $2`,
    ],
    ['a lock', 'select 1 from messaging.event where organization_id = $1 and livemode = $2 for update'],
    ['a name within a literal', `select 'messaging.event'::regclass`],
    ['an index', 'create unique index api_key_by_secret on platform.api_key (secret_hash)'],
    ['an identity', 'alter table messaging.event add column position bigint generated always as identity'],
    ['a dropped partition', 'drop table messaging.event_20261116'],
    ['a table without tenants', 'select id from platform.organization where id = $1'],
    ['definitions', 'create table messaging.event_20261116 partition of messaging.event for values from (1) to (2)'],
    ['transaction control', 'COMMIT'],
    ['a permitted read across tenants', unscoped(lookup, 'select id from platform.api_key where secret_hash = $1')],
    [
      'a permitted insert of rows of several tenants',
      unscoped(issue, 'insert into platform.access_token (id) select id from unnest($1::uuid[]) as t (id)'),
    ],
  ])('%s', (_, statement) => {
    expect(check(statement)).not.toThrow();
  });
});

describe('the tenant guard refuses', () => {
  it.each([
    [
      'an "or" beside the tenant',
      'select id from messaging.event where organization_id = $1 and livemode = $2 or (id = $3)',
    ],
    [
      'an "or" within its group',
      'select id from messaging.event where (organization_id = $1 and livemode = $2 or id = $3)',
    ],
    [
      'an "or" in a group beside it',
      'select id from messaging.event where (organization_id = $1 or (id = $3)) and livemode = $2',
    ],
    ['a "not" around it', 'select id from messaging.event where not ((organization_id = $1) and (livemode = $2))'],
    [
      'a union in parentheses',
      'select id from messaging.event where organization_id = $1 and livemode = $2 union (table messaging.event)',
    ],
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
    [
      'a scoped common table expression, which it does not follow',
      `with e as (
      select * from messaging.event where organization_id = $1 and livemode = $2) select * from e`,
    ],
    ['a partition', 'select id from messaging.event_20261116'],
    ['a comma join', 'select 1 from platform.organization o, messaging.event e where e.id = $1'],
    [
      'a comma join that scopes one side only',
      'select 1 from messaging.event e, platform.api_key k where e.organization_id = $1 and e.livemode = $2',
    ],
    ['a leading parenthesis', '(select * from messaging.event)'],
    ['truncate', 'truncate messaging.event'],
    ['copy', 'copy messaging.event to stdout'],
    ['table', 'table messaging.event'],
    ['quotes and space', 'select * from "messaging" . "event"'],
    ['a table with its database', 'select * from livery.messaging.event'],
    ['a comment in between', 'select * from messaging./* here */event'],
    ['comments in literals', `select '/*', e.* from messaging.event e where e.id <> '*/'`],
    [
      'an insert of what it selects',
      `insert into platform.api_key (organization_id, livemode, id) select organization_id, livemode, id from messaging.event`,
    ],
    ['an insert elsewhere of what it selects', 'insert into platform.organization (id) select id from messaging.event'],
    [
      'a column compared with itself',
      'delete from messaging.event where organization_id = organization_id and livemode = livemode',
    ],
    [
      'an alias compared with itself',
      'select 1 from messaging.event e where e.organization_id = e.organization_id and e.livemode = e.livemode',
    ],
    ['an alternative', 'select 1 from messaging.event where organization_id = $1 and livemode = $2 or true'],
    ['a negation', 'delete from messaging.event where not (organization_id = $1 and livemode = $2)'],
    ['a change of the owner of all', 'update platform.api_key set organization_id = $1, livemode = $2'],
    [
      'an outer join whose condition filters the other side',
      `select 1 from messaging.event e
         left join platform.organization o on e.organization_id = $1 and e.livemode = $2 where o.id = $3`,
    ],
    [
      'one table mentioned twice and scoped once',
      `select 1 from messaging.event where organization_id = $1 and livemode = $2
          and id in (select id from messaging.event)`,
    ],
    ['a second statement', 'select 1; delete from messaging.event'],
    ['a block', 'do $$ begin delete from messaging.event; end $$'],
    ['a copy of a table', 'create table stolen as select * from messaging.event'],
    ['a view', 'create view seen as select * from messaging.event'],
    ['a permitted reason for another table', '/* unscoped: credential-lookup */ select * from messaging.event'],
    ['a permitted reason for another verb', '/* unscoped: credential-lookup */ delete from platform.api_key'],
    [
      'a permitted reason with a second statement',
      '/* unscoped: credential-lookup */ select id from platform.api_key; select id from platform.api_key',
    ],
    ['an insert of rows of several tenants without a reason', 'insert into platform.access_token (id) select $1'],
    [
      'a permitted insert that reads another tenant table',
      '/* unscoped: token-issue */ insert into platform.access_token (id) select id from platform.api_key',
    ],
    ['an undeclared reason', '/* unscoped: because */ select * from messaging.event'],
  ])('%s', (_, statement) => {
    expect(check(statement)).toThrow(UnscopedStatement);
  });
});
