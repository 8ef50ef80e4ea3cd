import { createTestDatabase } from '@livery/testing';
import { describeLostQueue } from './lost-queue-suite.ts';
import { wipePostgresQueue } from './wipe-queue.ts';

describeLostQueue('PostgreSQL', async () => {
  const database = await createTestDatabase();
  return {
    url: database.url,
    wipe: () => wipePostgresQueue((statement) => database.execute(statement)),
    close: () => database.drop(),
  };
});
