import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskBlobStore } from '@livery/blobs';
import { createApi, createDocumentInspector } from '@livery/api';
import { INSPECTION_LIMITS } from '@livery/brand-governance-infrastructure';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { SCOPES } from '@livery/kernel';
import { createOAuthServer } from '@livery/oauth-server';
import { NotificationListener } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';

const NAME = 'livery-schemathesis';
const UNLIMITED = { perSecond: 1_000_000, burst: 1_000_000 };
const RATE_LIMITS = {
  live: UNLIMITED,
  test: UNLIMITED,
  checks: UNLIMITED,
  concurrentChecks: 1_000,
  refusals: UNLIMITED,
};
const OAUTH_ADDRESS = /^\/(?:api\/v1\/oauth\/|\.well-known\/oauth-)/;

/** The API and the OAuth server at one address, with a database that has one organization. */
export interface ServedApi {
  readonly origin: string;
  /** Requests so far. */
  requests(): number;
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Statuses of 500 and more so far, each with its request. */
  readonly defects: readonly string[];
  /** A new key with every scope. */
  key(): Promise<string>;
  close(): Promise<void>;
}

export async function serveApi(url: string): Promise<ServedApi> {
  const database = await connectDatabase({ url, applicationName: NAME, poolSize: 10, guardTenants: true });
  await migrateDatabase(database);
  const announcements = new NotificationListener(url, NAME);
  await announcements.connect();
  const foundation = {
    database,
    secretKeys: SecretKeys.parse(`1:${Buffer.alloc(32, NAME).toString('base64')}`),
    logger: createLogger({ name: NAME, level: 'error' }),
  };
  const documentInspector = createDocumentInspector(INSPECTION_LIMITS);
  const addressVetter = new AddressVetter({ allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: [] });
  const blobStore = new DiskBlobStore(path.join(tmpdir(), 'livery-schemathesis-blobs'));
  const edges = {
    announcements,
    blobStore,
    documentInspector,
    addressVetter,
    rateLimits: RATE_LIMITS,
    webhookTestWaitMs: 50,
  };
  const [api, oauthServer] = [
    await createApi({ ...foundation, ...edges }),
    await createOAuthServer({ ...foundation, rateLimits: RATE_LIMITS }),
  ];
  const [toApi, toOAuth] = [listenerOf(api), listenerOf(oauthServer)];
  const operator = api.get(PlatformOperator, { strict: false });
  const tenant = { organizationId: await operator.createOrganization('Schemathesis', 'company'), livemode: true };

  const defects: string[] = [];
  const statuses = new Map<number, number>();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    response.once('close', () => {
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      if (response.statusCode >= 500) defects.push(`${response.statusCode} ${request.method} ${request.url}`);
    });
    (OAUTH_ADDRESS.test(request.url ?? '') ? toOAuth : toApi)(request, response);
  });
  return {
    origin: await listen(server),
    requests: () => requests,
    defects,
    statuses,
    key: () => operator.issueKey({ tenant, name: 'Schemathesis', prefixType: 'sk', scopes: SCOPES }),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      await Promise.all([api.close(), oauthServer.close()]);
      await Promise.all([documentInspector.close(), announcements.close()]);
      await database.close();
    },
  };
}

function listenerOf(application: Awaited<ReturnType<typeof createApi>>): RequestListener {
  return application.getHttpAdapter().getInstance();
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
