import path from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { PiscinaDocumentInspector } from '@livery/brand-governance-infrastructure';
import { connectDatabase, CONTRIBUTIONS } from '@livery/app-composition';
import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';
import type { RateLimitOptions } from '@livery/http';
import { publicId, type Scope, SCOPES } from '@livery/kernel';
import { type Database, NotificationListener } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger } from '@livery/runtime';
import { ApiClient, createMigratedDatabase, TEST_SECRET_KEYS } from '@livery/testing';
import { type ApiResources, createApi } from '../src/index.ts';
import { assertEventsDeclared, type EmittedEvent, readEmittedEvents } from './assert-events-declared.ts';
import { eraseAsOperator } from './erase-as-operator.ts';
import { readAllRows } from './read-all-rows.ts';
import { TestUploads } from './test-uploads.ts';

/** The threads run compiled files, which `npm test` builds first. */
const THREAD_ENTRY = new URL(
  '../../../libs/brand-governance/infrastructure/dist/inspection/inspect-document.worker.js',
  import.meta.url,
);

/** The host names of the tests with their addresses, since no test uses DNS. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'example.com': ['93.184.215.14'],
  'inside.example': ['10.0.0.7'],
};

/** Webhooks may be sent to loopback, where the receivers of the tests listen. All other rules apply. */
const TEST_ADDRESSES = new AddressVetter(
  { allowedCidrs: Cidr.parseList('127.0.0.0/8,::1'), allowHttpInLiveMode: false, extraPorts: 'any' },
  (hostname) => Promise.resolve(NAMES[hostname] ?? []),
);

/** A limit that no test reaches. */
const UNREACHED_LIMIT = { perSecond: 100_000, burst: 100_000 };

export interface TestApiOptions extends Partial<
  Pick<
    ApiResources,
    | 'trustedProxies'
    | 'logger'
    | 'accessLog'
    | 'uploadLimits'
    | 'webhookTestWaitMs'
    | 'dashboard'
    | 'publicUrl'
    | 'blobStore'
  >
> {
  /** The limits, for suites that test them. */
  readonly rateLimits?: Partial<RateLimitOptions>;
  /** The number of documents that may wait for the only checking thread (default: 8). */
  readonly checkQueueLength?: number;
}

/** An organization of a test, with functions that create its credentials. */
export interface TestOrganization {
  /** `org_…` */
  readonly id: string;
  /** Creates a key and returns its secret. The defaults are all scopes and live mode. */
  key(scopes?: readonly Scope[], options?: { readonly livemode: boolean }): Promise<string>;
  publishableKey(): Promise<string>;
  /** Creates a key and returns a client that uses it. */
  client(scopes?: readonly Scope[], options?: { readonly livemode: boolean }): Promise<ApiClient>;
}

/** The real API on its own database, without any mock. */
export interface TestApi {
  readonly application: INestApplication;
  readonly database: Database;
  /** The bytes of uploads. */
  readonly uploads: TestUploads;
  createOrganization(): Promise<TestOrganization>;
  /** Returns a client with the credential; null means none. */
  as(secret: string | null): ApiClient;
  /** Reads all rows of the database as text, by table, so that tests can search data that callers cannot read. */
  rows(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Runs one statement without the tenant guard, like an administrator. */
  administrate(statement: string, values?: readonly unknown[]): Promise<readonly object[]>;
  /** Erases an organization with its files, like an operator. */
  erase(organization: string): Promise<void>;
  emittedEvents(): Promise<readonly EmittedEvent[]>;
  /** Closes the API. It fails if an event was emitted that does not fit its declaration. */
  close(): Promise<void>;
}

export async function startTestApi({
  rateLimits,
  checkQueueLength = 8,
  ...options
}: TestApiOptions = {}): Promise<TestApi> {
  const server = await createMigratedDatabase(CONTRIBUTIONS);
  const database = await connectDatabase({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 10,
    guardTenants: true,
  });
  const announcements = new NotificationListener(server.url, 'livery-test');
  const uploads = await TestUploads.open(database, (statement) => server.execute(statement));
  const documentInspector = new PiscinaDocumentInspector({
    entry: THREAD_ENTRY,
    threads: 1,
    queueLength: checkQueueLength,
    deadlineMs: 10_000,
    maxHeapMb: 384,
  });
  const application = await createApi({
    dashboard: { directory: path.join(import.meta.dirname, 'no-dashboard') },
    database,
    announcements,
    documentInspector,
    secretKeys: TEST_SECRET_KEYS,
    blobStore: uploads.store,
    spoolDirectory: uploads.spoolDirectory,
    addressVetter: TEST_ADDRESSES,
    webhookTestWaitMs: 500,
    rateLimits: {
      live: UNREACHED_LIMIT,
      test: UNREACHED_LIMIT,
      checks: UNREACHED_LIMIT,
      concurrentChecks: 100,
      refusals: UNREACHED_LIMIT,
      ...rateLimits,
    },
    logger: createLogger({ name: 'livery-test', level: 'error' }),
    ...options,
  });
  await announcements.connect();
  const as = (secret: string | null): ApiClient => new ApiClient(application, secret);
  return {
    application,
    database,
    uploads,
    as,
    rows: () => readAllRows(server.url),
    administrate: (statement, values) => server.execute(statement, values),
    erase: (organization) => eraseAsOperator(server.url, uploads.store, organization),
    emittedEvents: () => readEmittedEvents(server.url),
    createOrganization: () => createOrganization(application.get(PlatformOperator, { strict: false }), as),
    close: async () => {
      const events = await readEmittedEvents(server.url);
      await application.close();
      await Promise.all([documentInspector.close(), announcements.close(), database.close()]);
      await server.drop();
      await uploads.remove();
      assertEventsDeclared(events);
    },
  };
}

async function createOrganization(
  operator: PlatformOperator,
  as: (secret: string) => ApiClient,
): Promise<TestOrganization> {
  const organizationId = await operator.createOrganization('Acme', 'company');
  const key: TestOrganization['key'] = (scopes = SCOPES, { livemode } = { livemode: true }) =>
    operator.issueKey({ tenant: { organizationId, livemode }, name: 'Test', prefixType: 'sk', scopes });
  return {
    id: publicId('org', organizationId),
    key,
    client: async (scopes, options) => as(await key(scopes, options)),
    publishableKey: () =>
      operator.issueKey({
        tenant: { organizationId, livemode: true },
        name: 'Test',
        prefixType: 'pk',
        scopes: ['cms:read'],
      }),
  };
}
