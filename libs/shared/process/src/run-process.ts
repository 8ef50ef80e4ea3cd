import { setTimeout } from 'node:timers/promises';
import { type ConnectOptions, type Database, showPool } from '@livery/persistence';
import { createLogger, failureText, type LoggerOptions, onShutdownSignal } from '@livery/runtime';
import { startTelemetry, type Telemetry, type TelemetryConfig } from '@livery/telemetry';
import type { Logger } from 'pino';

const POOLER_FOUND =
  'a pooler in transaction mode was found in front of the database: statements are not prepared from now on; ' +
  'set DATABASE_PREPARED_STATEMENTS=0';

/** The settings of every process that uses the database. */
export interface ProcessConfig extends TelemetryConfig {
  readonly DATABASE_URL: string;
  readonly DATABASE_POOL_SIZE: number;
  readonly DATABASE_PREPARED_STATEMENTS: boolean;
  readonly LOG_LEVEL: string;
  readonly SHUTDOWN_DELAY_MS: number;
}

/** The resources that every process opens before its own work. */
export interface ProcessFoundation<Config> {
  readonly config: Config;
  /** The options of `logger`, for further logs of this process. */
  readonly logging: LoggerOptions;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  readonly database: Database;
  /** Whether a signal has come, and the process will stop after its delay. */
  readonly isStopping: () => boolean;
}

export interface ProcessOptions<Config> {
  /** Names the process in its log, in its traces and in `pg_stat_activity`. */
  readonly name: string;
  /** @throws ConfigurationError */
  readonly readConfig: () => Config;
  readonly connectDatabase: (options: ConnectOptions) => Promise<Database>;
  /** Starts the work of the process. @returns a function that ends it, after which the foundation is closed */
  readonly start: (foundation: ProcessFoundation<Config>) => Promise<() => Promise<void>>;
}

const COMPILES =
  'PostgreSQL compiles statements (jit), which can delay webhooks by seconds. ' +
  'Run the migrations with the role of this process, or alter role … set jit = off';

/**
 * Runs one process of the service until SIGINT or SIGTERM. A process that cannot start prints the reason on standard error, and ends
 * with exit code 1.
 */
export function runProcess<Config extends ProcessConfig>(options: ProcessOptions<Config>): void {
  startAll(options).then(onShutdownSignal, (error: unknown) => {
    console.error(`${options.name} cannot start: ${failureText(error)}`);
    process.exit(1);
  });
}

/** @returns a function that closes everything that was opened */
async function startAll<Config extends ProcessConfig>(options: ProcessOptions<Config>): Promise<() => Promise<void>> {
  const { name, readConfig, connectDatabase, start } = options;
  const config = readConfig();
  const logging = { name, level: config.LOG_LEVEL };
  const logger = createLogger(logging);
  const telemetry = await startTelemetry({
    config,
    serviceName: name,
    onProblem: () => logger.warn('spans could not be sent to the collector'),
  });
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    applicationName: name,
    poolSize: config.DATABASE_POOL_SIZE,
    guardTenants: false,
    preparesStatements: config.DATABASE_PREPARED_STATEMENTS,
    onPoolerFound: () => logger.warn(POOLER_FOUND),
  });
  showPool(database, telemetry.metrics);
  if (await database.compilesStatements()) logger.warn(COMPILES);
  let isStopping = false;
  const stop = await start({ config, logging, logger, telemetry, database, isStopping: () => isStopping });
  return async () => {
    isStopping = true;
    await setTimeout(config.SHUTDOWN_DELAY_MS);
    await stop();
    await database.close();
    await telemetry.close();
  };
}
