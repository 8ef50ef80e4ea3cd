import { messagingPersistence } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { platformPersistence } from '@livery/platform-infrastructure';

export interface ConnectOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly poolSize: number;
  readonly guardTenants: boolean;
  readonly preparesStatements?: boolean;
}

/** Opens the database with the tables that this process uses; migrations are run by others. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  // What is not prepared is planned each time.
  const genericPlans = options.preparesStatements ?? true;
  return Database.connect({ ...options, genericPlans, slices: [messagingPersistence, platformPersistence] });
}
