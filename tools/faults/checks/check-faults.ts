import type { Database } from '@livery/persistence';
import { objectFaults } from '../content/library-faults.ts';
import type { PersistentClient } from '../support/persistent-client.ts';
import type { Folders } from '../content/service-under-fire.ts';
import type { AcknowledgedCheck } from './checking-callers.ts';

const EVENTS = `select data -> 'object' ->> 'id' as id from messaging.event where type in ('brand.check.completed', 'brand.check.failed')`;
const FIXES = `select data -> 'object' ->> 'id' as id from messaging.event where type = 'brand.check.fixed'`;

/** What must not exist when everything has ended: each statement returns the rows that are wrong. */
const NONE = {
  'checks are pending': `select 1 from brand_governance.brand_check where status = 'pending'`,
  'checks were interrupted too often': `select 1 from brand_governance.brand_check where refusal ->> 'code' = 'check_interrupted'`,
  'checks have several events': `select 1 from (${EVENTS}) event group by id having count(*) > 1`,
  'fixes have no check': `
    select 1 from brand_governance.brand_check_fix f where not exists (
      select from brand_governance.brand_check c where c.id = f.brand_check_id and c.content_sha256 = f.file ->> 'sha256')`,
  'fixes have several events': `select 1 from (${FIXES}) event group by id having count(*) > 1`,
  'kept documents have no reference': `
    select 1 from brand_governance.kept_document d where not exists (
      select from blobs.blob_reference r where r.holder = d.id and encode(r.sha256, 'hex') = d.content_sha256)`,
  'references belong to no kept document': `
    select 1 from blobs.blob_reference r where not exists (
      select from brand_governance.kept_document d where d.id = r.holder)`,
  'blobs have no reference': `
    select 1 from blobs.blob b where not exists (select from blobs.blob_reference r where r.sha256 = b.sha256)`,
  'checks say that a document is kept that is not': `
    select 1 from brand_governance.brand_check c where c.document_kept_until is not null and not exists (
      select from brand_governance.kept_document d where d.content_sha256 = c.content_sha256)`,
  'checks have no guideline': `
    select 1 from brand_governance.brand_check c where c.status = 'completed' and not exists (
      select from brand_governance.guideline_snapshot s where s.version = c.guideline_version)`,
  'jobs failed': `select 1 from jobs.job where status = 'failed'`,
  'jobs ended twice': 'select 1 from fault.ending group by job having count(*) > 1',
  'runs began while another run had the check': `
    select 1 from (
      select status, epoch, lag(status) over runs as before, lag(epoch) over runs as epoch_before
        from fault.run window runs as (partition by job order by number)) run
     where run.status = 'running' and run.before = 'running' and run.epoch <> run.epoch_before`,
};

/** Records in `fault.run` every state of every job. */
export async function recordRuns(database: Database): Promise<void> {
  for (const statement of [
    'create table fault.run (number bigserial, job uuid not null, status text not null, epoch integer not null)',
    `create function fault.record_run() returns trigger language plpgsql as '
       begin insert into fault.run (job, status, epoch) values (new.id, new.status, new.lease_epoch); return null; end'`,
    `create trigger record_run after update on jobs.job for each row execute function fault.record_run()`,
  ]) {
    await database.dataSource.query(statement);
  }
}

/** How many checks are not done, and how many blobs and objects are to be collected. */
export async function unsettled(database: Database): Promise<number> {
  const [row] = await database.query<{ readonly count: number }>(
    `select (select count(*) from brand_governance.brand_check where status = 'pending')::int
          + (select count(*) from jobs.job where completed is null)::int
          + (select count(*) from blobs.blob where released is not null)::int
          + (select count(*) from blobs.staged_object)::int + (select count(*) from blobs.condemned_object)::int as count`,
    [],
  );
  return row?.count ?? 0;
}

/** Compares what was acknowledged with what is there. @returns everything that is not as it must be */
export async function findCheckFaults(
  database: Database,
  folders: Folders,
  {
    acknowledged,
    fixes,
    client,
  }: { readonly acknowledged: readonly AcknowledgedCheck[]; readonly fixes: number; readonly client: PersistentClient },
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const check of acknowledged) faults.push(...(await faultsOf(check, client)));
  for (const [what, statement] of Object.entries(NONE)) {
    const rows: unknown[] = await database.dataSource.query(statement);
    if (rows.length > 0) faults.push(`${rows.length} ${what}.`);
  }
  const counts = [
    ['checks', 'select 1 from brand_governance.brand_check', acknowledged.length],
    ['events of checks', `select distinct id from (${EVENTS}) event`, acknowledged.length],
    ['fixes', 'select 1 from brand_governance.brand_check_fix', fixes],
    ['events of fixes', `select distinct id from (${FIXES}) event`, fixes],
  ] as const;
  for (const [what, statement, count] of counts) {
    const rows: unknown[] = await database.dataSource.query(statement);
    if (rows.length !== count) faults.push(`There are ${rows.length} ${what}, and ${count} were acknowledged.`);
  }
  return [...faults, ...(await objectFaults(database, folders))];
}

/** An acknowledged check must have its end, and a document if it is to be kept. */
async function faultsOf(check: AcknowledgedCheck, client: PersistentClient): Promise<readonly string[]> {
  const { status, body } = await client.get(`/brand_checks/${check.id}`);
  if (status !== 200 || typeof body !== 'object' || body === null) return [`${check.id} is ${status}.`];
  const expected = { status: check.isBroken ? 'failed' : 'completed', content_sha256: check.sha256 };
  const isKept = Reflect.get(body, 'document_kept_until') !== null;
  return [
    ...Object.entries(expected)
      .filter(([name, value]) => Reflect.get(body, name) !== value)
      .map(([name, value]) => `${check.id} has not the ${name} ${value}, but ${String(Reflect.get(body, name))}.`),
    ...(isKept === (check.isKept && !check.isBroken) ? [] : [`${check.id} has the wrong word for its document.`]),
  ];
}
