import { NestFactory } from '@nestjs/core';
import { connectDatabase, migrateDatabase } from '@livery/api';
import { FoundationModule } from '@livery/messaging';
import { createOAuthServer } from '@livery/oauth-server';
import { PlatformModule, PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';

const url = process.env['DATABASE_URL'] ?? '';
const secretKeys = SecretKeys.parse(`1:${Buffer.alloc(32, 'benchmark').toString('base64')}`);
const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 10, guardTenants: false });
await migrateDatabase(database);
const platform = PlatformModule.with({ foundation: FoundationModule.on(database), secretKeys });
const operators = await NestFactory.createApplicationContext(platform, { logger: false });
const operator = operators.get(PlatformOperator);
const tenant = { organizationId: await operator.foundOrganization('Benchmark', 'company'), livemode: true };
const { clientId, clientSecret } = await operator.registerApplication({
  tenant,
  name: 'Benchmark',
  requestedScopes: ['brand:read'],
});
const server = await createOAuthServer({
  database,
  secretKeys,
  logger: createLogger({ name: 'benchmark', level: 'warn' }),
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
