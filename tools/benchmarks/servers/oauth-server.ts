import { NestFactory } from '@nestjs/core';
import { connectDatabase as connectAnyDatabase, migrateDatabase } from '@livery/app-composition';
import { openAccessLog } from '@livery/http';
import { FoundationModule } from '@livery/messaging';
import { connectDatabase, createOAuthServer } from '@livery/oauth-server';
import { PlatformModule, PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';

const secretKeys = SecretKeys.parse(`1:${Buffer.alloc(32, 'benchmark').toString('base64')}`);
const connection = {
  url: process.env['DATABASE_URL'] ?? '',
  applicationName: 'benchmark',
  poolSize: 10,
  guardTenants: false,
};
const { clientId, clientSecret } = await prepareClient();
const logging = { name: 'benchmark', level: 'info' };
const server = await createOAuthServer({
  database: await connectDatabase(connection),
  secretKeys,
  logger: createLogger(logging),
  accessLog: openAccessLog(logging),
});
await server.listen(0, '127.0.0.1');
process.send?.({
  origin: await server.getUrl(),
  client_id: clientId,
  client_secret: clientSecret,
  token: '/api/v1/oauth/token',
  introspect: '/api/v1/oauth/introspect',
});
process.on('SIGTERM', () => process.exit(0));

async function prepareClient(): Promise<{ readonly clientId: string; readonly clientSecret: string }> {
  const database = await connectAnyDatabase(connection);
  await migrateDatabase(database);
  const platform = PlatformModule.with({ foundation: FoundationModule.on(database), secretKeys });
  const operators = await NestFactory.createApplicationContext(platform, { logger: false });
  const operator = operators.get(PlatformOperator);
  const tenant = { organizationId: await operator.createOrganization('Benchmark', 'company'), livemode: true };
  const client = await operator.registerApplication({ tenant, name: 'Benchmark', requestedScopes: ['brand:read'] });
  await operators.close();
  await database.close();
  return client;
}
