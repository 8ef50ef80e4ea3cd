import { messagingContribution } from '@livery/messaging';
import { type ConnectOptions, Database } from '@livery/persistence';
import { platformContribution } from '@livery/platform-infrastructure';

/** Opens the database with the tables that this process uses. It does not run migrations. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, genericPlans: true, slices: [messagingContribution, platformContribution] });
}
