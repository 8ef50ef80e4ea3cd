import { type ConnectOptions, type Database } from '@livery/persistence';
import { databaseUrlOf } from './config.ts';

/** Connects to the configured database with `connect`, runs the work, and closes the database. @throws ConfigurationError */
export async function withDatabase<T>(
  environment: NodeJS.ProcessEnv,
  connect: (options: ConnectOptions) => Promise<Database>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await connect({
    url: databaseUrlOf(environment),
    applicationName: 'livery-admin',
    poolSize: 2,
    guardTenants: false,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
