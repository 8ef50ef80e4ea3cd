import { openAccessLog, openRateLimiter } from '@livery/http';
import { type ProcessFoundation, runProcess } from '@livery/process';
import { readConfig } from './config.ts';
import { createOAuthServer } from './create-oauth-server.ts';
import { connectDatabase } from './oauth-database.ts';

runProcess({ name: 'livery-oauth-server', readConfig, connectDatabase, start: startOAuthServer });

async function startOAuthServer({ config, logging, ...foundation }: ProcessFoundation<ReturnType<typeof readConfig>>) {
  const { logger } = foundation;
  const rateLimiter = openRateLimiter(config.RATE_LIMIT_REDIS_URL, logger);
  const oauthServer = await createOAuthServer({
    ...foundation,
    secretKeys: config.LIVERY_SECRET_KEYS,
    ...(rateLimiter && { rateLimiter }),
    trustedProxies: config.TRUSTED_PROXIES,
    accessLog: config.LOG_REQUESTS ? openAccessLog(logging) : undefined,
  });
  await oauthServer.listen(config.PORT, config.HOST);
  logger.info({ port: config.PORT }, 'serving');

  return async () => {
    await oauthServer.close();
    await rateLimiter?.close();
  };
}
