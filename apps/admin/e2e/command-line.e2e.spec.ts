import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase, migrateDatabase } from '@livery/composition';
import { newId, parsePublicId, publicId } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { runCommandLine } from '../src/command-line.ts';

const SECRET_KEYS = `1:${Buffer.alloc(32, 'admin').toString('base64')}`;
const ENTRY = path.resolve(import.meta.dirname, '../dist/main.js');

type Environment = Readonly<Record<string, string>>;

interface Outcome {
  readonly code: number;
  readonly text: string;
}

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  database = await connectDatabase({ url: server.url, applicationName: 'test', poolSize: 2, guardTenants: true });
  await migrateDatabase(database);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const environmentWith = (changed: Environment): Environment => ({
  DATABASE_URL: server.url,
  LIVERY_SECRET_KEYS: SECRET_KEYS,
  ...changed,
});

/** Runs one command in this process. */
async function admin(words: readonly string[], changed: Environment = {}): Promise<Outcome> {
  let text = '';
  const print = (line: string): void => void (text += `${line}\n`);
  const code = await runCommandLine(words, { environment: environmentWith(changed), print, printError: print });
  return { code, text };
}

/** Runs one command in a process of its own, as an operator does. `npm test` builds it first. */
function adminProcess(words: readonly string[], changed: Environment = {}): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], ...environmentWith(changed) };
  return new Promise((resolve) => {
    execFile(process.execPath, [ENTRY, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr });
    });
  });
}

const rowsOf = (statement: string): Promise<readonly object[]> => server.execute(statement);

async function found(name: string): Promise<string> {
  const made = await admin(['organizations', 'create', '--name', name, '--owner', `owner@${name}.example`]);
  expect(made.code).toBe(0);
  expect(made.text).toMatch(/live key {6}sk_live_[0-9A-Za-z]{49}\ntest key {6}sk_test_[0-9A-Za-z]{49}/);
  return /org_[0-9A-Za-z]{22}/.exec(made.text)?.[0] ?? '';
}

describe('the command line as a process', () => {
  it('prints what a command prints, and ends with 0', async () => {
    const help = await adminProcess([]);
    expect(help).toEqual(await admin([]));
    expect(await adminProcess(['migrate'])).toMatchObject({
      code: 0,
      text: expect.stringContaining('was up to date.'),
    });
  });

  it('ends with 1 when the database is away, and with 2 when it does not understand', async () => {
    const away = { DATABASE_URL: 'postgres://livery@127.0.0.1:1/livery' };
    expect(await adminProcess(['pepper', 'use'], away)).toMatchObject({ code: 1, text: expect.stringMatching(/\S/) });
    expect(await adminProcess(['organisations', 'create'])).toMatchObject({ code: 2 });
  });
});

describe('the command line', () => {
  it('explains itself, and ends with 2 at what it does not understand or without its configuration', async () => {
    expect(await admin([])).toMatchObject({ code: 0, text: expect.stringContaining('organizations create') });
    expect((await admin(['keys', 'create', '--help'])).text).toContain('Usage: keys create <org_…>');
    const misunderstood = [
      await admin(['organisations', 'create']),
      await admin(['organizations', 'create', '--nmae', 'x']),
      await admin(['organizations', 'suspend', 'acme']),
      await admin(['migrate', 'now']),
      await admin(['migrate'], { DATABASE_URL: '' }),
    ];
    expect(misunderstood.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  });

  it('creates, lists, suspends and resumes organizations', async () => {
    const id = await found('northwind');
    expect((await admin(['organizations', 'list'])).text).toMatch(new RegExp(`${id} {2}active .* northwind`));
    expect((await admin(['organizations', 'suspend', id])).text).toContain('is suspended');
    expect((await admin(['organizations', 'list'])).text).toMatch(new RegExp(`${id} {2}suspended`));
    expect((await admin(['organizations', 'resume', id])).code).toBe(0);
    const key = await admin(['keys', 'create', id, '--name', 'Second', '--scopes', 'brand:read', '--test']);
    expect(key.text).toMatch(/^sk_test_/);
    expect((await admin(['organizations', 'suspend', 'org_0000000000000000000001'])).code).toBe(1);
  });

  it('rotates the pepper, and counts what older versions still serve', async () => {
    await found('pepper');
    const rotated = (await admin(['pepper', 'rotate'])).text.trim();
    expect(rotated).toMatch(/^2:[A-Za-z0-9+/]{43}=,1:/);
    expect(rotated.endsWith(SECRET_KEYS)).toBe(true);
    const use = await admin(['pepper', 'use'], { LIVERY_SECRET_KEYS: rotated });
    expect(use.text).toMatch(/version 1 {2}API keys .*\d+\n/);
    expect(use.text).toContain('Keep older versions');
    expect((await admin(['pepper', 'use'])).text).toContain('Older versions serve no credential.');
  });

  it('erases an organization from every table and leaves the others alone', async () => {
    const [gone, stays] = [await found('gone'), await found('stays')];
    await writeEverywhere(gone);
    expect((await tablesWith(gone)).length).toBeGreaterThan(15);
    expect((await admin(['organizations', 'erase', gone])).code).toBe(2);
    const erased = await admin(['organizations', 'erase', gone, '--yes']);
    expect(erased).toMatchObject({ code: 0, text: expect.stringMatching(/3 {2}platform\.api_key/) });
    expect(erased.text).toContain(`${gone} is erased.`);
    expect(await tablesWith(gone)).toEqual([]);
    const left = await rowsOf(`select name from platform.organization where name in ('gone', 'stays')`);
    expect(left).toEqual([{ name: 'stays' }]);
    expect(await rowsOf(`select 1 from platform.user where email = 'owner@gone.example'`)).toEqual([]);
    expect((await admin(['organizations', 'list'])).text).toContain(stays);
  });

  it('erases one person, also from the events that told of them', async () => {
    const id = await found('people');
    await server.execute(
      `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
       select u.organization_id, true, u.id, 'platform.user.updated', '2026-11-20', jsonb_build_object(
                'object', jsonb_build_object('id', $1::text, 'email', u.email, 'name', 'Ada'),
                'previous_attributes', jsonb_build_object('name', 'Augusta')), now()
         from platform.user u where u.email = 'owner@people.example'`,
      [await publicUserId(id)],
    );
    const erased = await admin(['people', 'erase', id, 'OWNER@people.example', '--yes']);
    expect(erased).toMatchObject({ code: 0, text: expect.stringMatching(/1 {2}users/) });
    expect(erased.text).toMatch(/1 {2}events without their email and name/);
    const rest = JSON.stringify(await rowsOf('select * from messaging.event'));
    for (const word of ['owner@people', 'Ada', 'Augusta']) expect(rest).not.toContain(word);
    expect((await admin(['people', 'erase', id, 'owner@people.example', '--yes'])).code).toBe(1);
  });
});

async function publicUserId(organization: string): Promise<string> {
  const uuid = parsePublicId('org', organization);
  const [row] = await server.execute('select id from platform.user where organization_id = $1', [uuid]);
  return publicId('user', row !== undefined && 'id' in row ? String(row.id) : '');
}

/** A row of the organization in every table of a tenant, whatever the table is for. */
async function writeEverywhere(organization: string): Promise<void> {
  const values = `case when a.attname = 'organization_id' then quote_literal('${parsePublicId('org', organization) ?? ''}')
                       when y.typcategory = 'A' then '''{}'''
                       when y.typname = 'uuid' then quote_literal('${newId()}')
                       when y.typname = 'timestamptz' then 'now()'
                       when y.typname = 'jsonb' then '''{}'''
                       else '''1''' end`;
  await server.execute(`
    do $$ declare "table" record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for "table" in
        select a.attrelid::regclass as name, string_agg(quote_ident(a.attname), ', ') as columns, string_agg(${values}, ', ') as row
          from pg_attribute a join pg_type y on y.oid = a.atttypid join pg_class c on c.oid = a.attrelid
         where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and a.attnotnull and not a.atthasdef
           and a.attidentity = '' and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')
         group by a.attrelid
      loop
        execute format('insert into %s (%s) values (%s) on conflict do nothing', "table".name, "table".columns, "table".row);
      end loop;
    end $$`);
}

/** The tables in which an organization stands anywhere, as its UUID or its public id. */
async function tablesWith(organization: string): Promise<readonly string[]> {
  const tables = await rowsOf(
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const name = 'name' in table ? String(table.name) : '';
    const words = [organization, parsePublicId('org', organization)];
    const rows = await server.execute(`select 1 from ${name} t where t::text like any($1) limit 1`, [
      words.map((word) => `%${word ?? ''}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
