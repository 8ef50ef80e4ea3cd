import type { Database } from '@livery/persistence';

/** Records in `fault.ending` every change of a job that ends it or comes after its end. A job that ends once has one row. */
export async function recordEndings(database: Database): Promise<void> {
  for (const statement of [
    'create schema if not exists fault',
    'create table fault.ending (job uuid not null, status text not null)',
    `create function fault.record_ending() returns trigger language plpgsql as '
       begin insert into fault.ending (job, status) values (new.id, new.status); return null; end'`,
    `create trigger record_ending after update on jobs.job for each row
       when (new.completed is not null) execute function fault.record_ending()`,
  ]) {
    await database.dataSource.query(statement);
  }
}
