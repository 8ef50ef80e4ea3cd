import { messagingContribution } from '@livery/messaging';
import { type ConnectOptions, Database } from '@livery/persistence';
import { PlatformOperator, platformContribution } from '@livery/platform-infrastructure';
import { withPlatform } from './with-platform.ts';

/** Runs work as the operator of the configured service. @throws ConfigurationError */
export function withOperator<T>(
  environment: NodeJS.ProcessEnv,
  work: (operator: PlatformOperator) => Promise<T>,
): Promise<T> {
  return withPlatform(environment, connectPlatform, (platform) => work(platform.get(PlatformOperator)));
}

/** Connects with the tables of the platform and the event log only. Loading those of all contexts takes twice as long. */
function connectPlatform(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, slices: [messagingContribution, platformContribution] });
}
