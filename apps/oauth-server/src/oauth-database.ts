import { messagingContribution } from '@livery/messaging';
import { type ConnectOptions, Database } from '@livery/persistence';
import { platformContribution } from '@livery/platform-infrastructure';

/** Opens the database with the tables that this process uses. It does not run migrations. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  // Statements that are not prepared are planned at each execution.
  const genericPlans = options.preparesStatements ?? true;
  return Database.connect({ ...options, genericPlans, slices: [messagingContribution, platformContribution] });
}
