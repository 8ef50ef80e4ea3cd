import { messagingContribution } from '@livery/messaging';
import { type ConnectOptions, Database } from '@livery/persistence';
import { PlatformOperator, platformContribution } from '@livery/platform-infrastructure';
import { withPlatform } from './with-platform.ts';

/** Acts as the operator of the configured service. @throws ConfigurationError */
export function withOperator<T>(
  environment: NodeJS.ProcessEnv,
  work: (operator: PlatformOperator) => Promise<T>,
): Promise<T> {
  return withPlatform(environment, connectPlatform, (platform) => work(platform.get(PlatformOperator)));
}

/** With the tables of the platform and the event log alone: those of all contexts take twice as long to load. */
function connectPlatform(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, slices: [messagingContribution, platformContribution] });
}
