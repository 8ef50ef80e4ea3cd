// Only this suite proves that a hint alone wakes a worker whose queue is in the database. `delivery-faults` loses hints and workers.
import { describeHints } from './arrival-suite.ts';
import { wipePostgresQueue } from './wipe-queue.ts';

describeHints({
  name: 'PostgreSQL',
  urlFor: (databaseUrl) => databaseUrl,
  wipe: ({ database }) => wipePostgresQueue((statement) => database.dataSource.query(statement)),
});
