import { describeArrival } from './arrival-suite.ts';
import { wipePostgresQueue } from './wipe-queue.ts';

describeArrival({
  name: 'PostgreSQL',
  urlFor: (databaseUrl) => databaseUrl,
  wipe: ({ database }) => wipePostgresQueue((statement) => database.dataSource.query(statement)),
});
