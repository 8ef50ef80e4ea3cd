import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { objectsCreatedIn, SCHEMAS, schemasNamedIn } from './sql-references.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources = await readSources('libs/**/src/**/*.ts');
const migrations = sources.filter(({ file }) => file.includes('/migrations/'));

async function readSources(pattern: string): Promise<Source[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  const code = files.filter((file) => !file.endsWith('.spec.ts'));
  return Promise.all(code.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })));
}

/** `libs/brand-governance/…` owns `brand_governance`; of the shared projects messaging, http and jobs have a schema. */
function schemaOf(file: string): string {
  const [, context = '', project = ''] = file.split('/');
  return (context === 'shared' ? project : context).replaceAll('-', '_');
}

/** Delivery may also name the schema of the event log, which it serves. */
function readableBy(schema: string): string[] {
  return schema === 'delivery' ? ['delivery', 'messaging'] : [schema];
}

describe('one schema per context', () => {
  it('names only the schema of its own context in SQL and in row mappings', () => {
    const trespasses = sources.flatMap(({ file, text }) =>
      schemasNamedIn(text)
        .filter((schema) => !readableBy(schemaOf(file)).includes(schema))
        .map((schema) => `${file} names ${schema}`),
    );
    expect(trespasses).toEqual([]);
  });

  it('has migrations that create objects in the schema of their own context only', () => {
    const strays = migrations.flatMap(({ file, text }) =>
      objectsCreatedIn(text)
        .filter((name) => !name.startsWith(`${schemaOf(file)}.`))
        .map((name) => `${file} creates ${name}`),
    );
    expect(strays).toEqual([]);
  });

  it('keeps migrations in contexts that have a schema', () => {
    expect(migrations.map(({ file }) => schemaOf(file)).filter((schema) => !SCHEMAS.includes(schema))).toEqual([]);
    expect(migrations.length).toBeGreaterThan(1);
  });

  it('reads across tenants only in files with "unscoped" in their names', () => {
    const callers = sources.filter(({ text }) => /(?<!function )\bunscoped\(/.test(text)).map(({ file }) => file);
    expect(callers.filter((file) => !path.basename(file).includes('unscoped'))).toEqual([]);
    expect(callers).not.toEqual([]);
  });
});

describe('the SQL reader', () => {
  it.each([
    [`select k.id from platform.api_key k join delivery.attempt a on a.id = k.id`, ['delivery', 'platform']],
    ['insert into messaging.event (id) values ($1)', ['messaging']],
    ['update "content"."asset" set name = $1', ['content']],
    ['create schema if not exists delivery', ['delivery']],
    ['id uuid references platform.organization (id)', ['platform']],
    [`new EntitySchema<EventRow>({ name: 'event', schema: 'messaging' })`, ['messaging']],
    [`readPage(database, tenant, page, { columns: '*', table: 'platform.api_key' })`, ['platform']],
    [`const size = content.length; emit('delivery.failed'); // depends on content. Then`, []],
  ])('finds the schemas in %s', (text, schemas) => {
    expect(schemasNamedIn(text)).toEqual(schemas);
  });

  it.each([
    ['create table platform.api_key (id uuid)', ['platform.api_key']],
    ['create table if not exists stray (id uuid)', ['stray']],
    ['create unique index api_key_by_secret on platform.api_key (secret_hash)', ['platform.api_key']],
    ['create type content.status as enum ()', ['content.status']],
    ['create schema platform', []],
  ])('finds what is created by %s', (text, names) => {
    expect(objectsCreatedIn(text)).toEqual(names);
  });
});
