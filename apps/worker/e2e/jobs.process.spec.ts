import { describeJobs } from './jobs-suite.ts';
import { wipePostgresQueue } from './wipe-queue.ts';

describeJobs({
  name: 'PostgreSQL',
  urlFor: (databaseUrl) => databaseUrl,
  wipe: ({ database }) => wipePostgresQueue((statement) => database.dataSource.query(statement)),
});
