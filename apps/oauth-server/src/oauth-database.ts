import { messagingContribution } from '@livery/messaging';
import { type ConnectOptions, Database } from '@livery/persistence';
import { platformContribution } from '@livery/platform-infrastructure';

/** Opens the database with the tables that this process uses; migrations are run by others. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  // What is not prepared is planned each time.
  const genericPlans = options.preparesStatements ?? true;
  return Database.connect({ ...options, genericPlans, slices: [messagingContribution, platformContribution] });
}
