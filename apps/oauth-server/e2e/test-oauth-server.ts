import type { INestApplication, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DEFAULT_RATE_LIMITS, type Rate } from '@livery/http';
import { publicId, type Scope } from '@livery/kernel';
import { FoundationModule, messagingContribution } from '@livery/messaging';
import { type Database } from '@livery/persistence';
import {
  type OperatorClient,
  platformContribution,
  PlatformModule,
  PlatformOperator,
} from '@livery/platform-infrastructure';
import { createLogger } from '@livery/runtime';
import { ApiClient, createMigratedDatabase, TEST_SECRET_KEYS } from '@livery/testing';
import { createOAuthServer } from '../src/create-oauth-server.ts';
import { connectDatabase } from '../src/oauth-database.ts';

const UNREACHED_LIMIT: Rate = { perSecond: 100_000, burst: 100_000 };

export interface TestClient extends OperatorClient {
  /** `org_…` */
  readonly organization: string;
  /** UUID of the organization. */
  readonly organizationId: string;
}

export interface ClientOptions {
  readonly livemode?: boolean;
  /** The UUID of an existing organization. */
  readonly organizationId?: string;
  readonly prefixType?: 'sk' | 'pk';
}

/** The real OAuth server on its own database, with functions that create clients like an operator. */
export interface TestOAuthServer {
  readonly application: INestApplication;
  readonly database: Database;
  /** A client that adds no headers. */
  readonly caller: ApiClient;
  /** Creates an application of a new organization, or of an existing one. */
  registerClient(scopes: readonly Scope[], options?: ClientOptions): Promise<TestClient>;
  /** Creates a key of an organization and returns its secret. */
  key(of: TestClient, scopes: readonly Scope[], options?: ClientOptions): Promise<string>;
  /** Runs one statement without the tenant guard, like an administrator. */
  administrate(statement: string, values?: readonly unknown[]): Promise<readonly object[]>;
  close(): Promise<void>;
}

/** @param refusals how often callers without a valid credential are refused with the reason (default: no test reaches it) */
export async function startTestOAuthServer(refusals: Rate = UNREACHED_LIMIT): Promise<TestOAuthServer> {
  const server = await createMigratedDatabase([messagingContribution, platformContribution]);
  const database = await connectDatabase({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 10,
    guardTenants: true,
  });
  const application = await createOAuthServer({
    database,
    secretKeys: TEST_SECRET_KEYS,
    rateLimits: { ...DEFAULT_RATE_LIMITS, refusals },
    logger: createLogger({ name: 'livery-test', level: 'error' }),
  });
  const operators = await createOperators(database);
  const operator = operators.get(PlatformOperator);
  return {
    application,
    database,
    caller: new ApiClient(application, null),
    key: ({ organizationId }, scopes, { livemode = true, prefixType = 'sk' } = {}) =>
      operator.issueKey({ tenant: { organizationId, livemode }, name: 'Test', prefixType, scopes }),
    registerClient: async (requestedScopes, { livemode = true, organizationId: known } = {}) => {
      const organizationId = known ?? (await operator.createOrganization('Acme', 'company'));
      const tenant = { organizationId, livemode };
      const client = await operator.registerApplication({ tenant, name: 'Test', requestedScopes });
      return { ...client, organization: publicId('org', organizationId), organizationId };
    },
    administrate: (statement, values) => server.execute(statement, values),
    close: async () => {
      await Promise.all([application.close(), operators.close()]);
      await database.close();
      await server.drop();
    },
  };
}

/** Creates the services that create organizations and clients, which are not part of the OAuth server. */
function createOperators(database: Database): Promise<INestApplicationContext> {
  const foundation = FoundationModule.on(database);
  return NestFactory.createApplicationContext(PlatformModule.with({ foundation, secretKeys: TEST_SECRET_KEYS }), {
    logger: false,
  });
}

/** @throws Error if the response contains no token */
export function tokenIn({ body, text }: Awaited<ReturnType<ApiClient['post']>>): string {
  const answer: unknown = body;
  if (typeof answer === 'object' && answer !== null && 'access_token' in answer) return String(answer.access_token);
  throw new Error(`There is no token in ${text}`);
}
