import { createTestDatabase } from '@livery/testing';
import { describeLostQueue } from './lost-queue-suite.ts';

describeLostQueue('PostgreSQL', async () => {
  const database = await createTestDatabase();
  return [database.url, () => database.drop()];
});
