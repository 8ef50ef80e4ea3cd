import { openAccessLog, openRateLimiter } from '@livery/http';
import { showPool } from '@livery/persistence';
import { createLogger, failureText, onShutdownSignal } from '@livery/runtime';
import { startTelemetry } from '@livery/telemetry';
import { readConfig } from './config.ts';
import { createOAuthServer } from './create-oauth-server.ts';
import { connectDatabase } from './oauth-database.ts';

const APPLICATION_NAME = 'livery-oauth-server';

async function main(): Promise<void> {
  const config = readConfig();
  const logging = { name: APPLICATION_NAME, level: config.LOG_LEVEL };
  const logger = createLogger(logging);
  const telemetry = await startTelemetry({
    config,
    serviceName: APPLICATION_NAME,
    onProblem: () => logger.warn('spans could not be sent to the collector'),
  });
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    applicationName: APPLICATION_NAME,
    poolSize: config.DATABASE_POOL_SIZE,
    guardTenants: false,
    preparesStatements: config.DATABASE_PREPARED_STATEMENTS,
  });
  showPool(database, telemetry.metrics);
  const rateLimiter = openRateLimiter(config.RATE_LIMIT_REDIS_URL, logger);
  const oauthServer = await createOAuthServer({
    database,
    secretKeys: config.LIVERY_SECRET_KEYS,
    ...(rateLimiter && { rateLimiter }),
    trustedProxies: config.TRUSTED_PROXIES,
    logger,
    telemetry,
    accessLog: config.LOG_REQUESTS ? openAccessLog(logging) : undefined,
  });
  await oauthServer.listen(config.PORT, config.HOST);
  logger.info({ port: config.PORT }, 'serving');

  onShutdownSignal(async () => {
    await oauthServer.close();
    await rateLimiter?.close();
    await database.close();
    await telemetry.close();
  });
}

main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exit(1);
});
