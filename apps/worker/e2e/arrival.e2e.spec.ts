import type { Database } from '@livery/persistence';
import { poll } from '@livery/testing';
import { describeArrival } from './arrival-suite.ts';

describeArrival({
  name: 'PostgreSQL',
  urlFor: (databaseUrl) => databaseUrl,
  wipe: ({ database }) => poll('the schema of the queue is gone', () => dropped(database)),
});

/** Drops the schema of the queue. PostgreSQL may cancel it because of a deadlock with sessions that use the tables. */
async function dropped(database: Database): Promise<boolean> {
  try {
    await database.dataSource.query('drop schema bullmq cascade');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'deadlock detected') return false;
    throw error;
  }
}
