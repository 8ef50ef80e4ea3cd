import { describeArrival } from './arrival-suite.ts';

describeArrival({
  name: 'PostgreSQL',
  urlFor: (databaseUrl) => databaseUrl,
  wipe: async ({ database }) => {
    await database.dataSource.query('drop schema bullmq cascade');
  },
});
