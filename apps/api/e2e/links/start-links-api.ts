import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type CanActivate, type DynamicModule, type ExecutionContext, Injectable, Module } from '@nestjs/common';
import { CONTRIBUTIONS } from '@livery/app-composition';
import { BlobLinks, Blobs, BlobsHttpModule, BlobsModule, DiskBlobStore, type SignedLink } from '@livery/blobs';
import { AccessLog, createHttpApplication, HttpModule } from '@livery/http';
import { CURRENT_API_VERSION, newId, type Principal, UnitOfWork } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { BatchedRequestLog } from '@livery/platform-infrastructure';
import { createLogger, readEnvironment } from '@livery/runtime';
import { startTelemetry, TELEMETRY_VARIABLES, Tracer } from '@livery/telemetry';
import { createMigratedDatabase, freePort, TEST_SECRET_KEYS } from '@livery/testing';
import type { Request } from 'express';
import { readAllRows } from '../read-all-rows.ts';
import { KeptLinks, KeptLinksModule } from './kept-links.ts';

export const TENANT = { organizationId: newId(), livemode: true };

const PRINCIPAL: Principal = {
  tenant: TENANT,
  actor: { kind: 'api_key', id: newId() },
  lineage: newId(),
  credential: 'secret_key',
  scopes: [],
  limits: null,
  apiVersion: CURRENT_API_VERSION,
};

/** Accepts every credential, so that the request log contains the request. */
@Injectable()
class AnyCredential implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.headers.authorization !== undefined) request.principal = PRINCIPAL;
    return true;
  }
}

/** Writes each span as a line. */
class LineTracer extends Tracer {
  constructor(private readonly lines: string[]) {
    super();
  }

  start(span: unknown) {
    this.lines.push(JSON.stringify(span));
    return { traceparent: undefined, end: (outcome: unknown) => void this.lines.push(JSON.stringify(outcome)) };
  }
}

@Module({})
class LinksTestModule {}

/** A service with the endpoint of links alone, on a real database and disk. */
export interface LinksApi {
  readonly origin: string;
  readonly links: KeptLinks;
  /** Everything that was logged or traced. */
  readonly lines: readonly string[];
  /** Keeps a content under a new record, with a resolver that offers it. @returns the link */
  keep(content: string, filename?: string): Promise<SignedLink>;
  /** The signed URL of a link, as it would have been created at that time. */
  url(link: SignedLink, at?: Date): string;
  /** Deletes the bytes behind the back of the service. */
  loseBytes(): Promise<void>;
  metrics(): Promise<string>;
  rows(): Promise<string>;
  close(): Promise<void>;
}

export async function startLinksApi(): Promise<LinksApi> {
  const server = await createMigratedDatabase(CONTRIBUTIONS);
  const database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 4,
    guardTenants: true,
    slices: CONTRIBUTIONS,
  });
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = createLogger({ name: 'livery-test', level: 'trace' }, destination);
  const metricsPort = await freePort();
  const config = readEnvironment({ METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' }, TELEMETRY_VARIABLES);
  const telemetry = await startTelemetry({ config, serviceName: 'livery-test', onProblem: () => undefined });
  const observed = { metrics: telemetry.metrics, tracer: new LineTracer(lines) };
  const links = new KeptLinks();
  const foundation = FoundationModule.on(database, undefined, observed);
  const requestLog = new BatchedRequestLog(database, { keepsReads: true, report: (error) => logger.error(error) });
  const store = new DiskBlobStore(path.join(directory, 'blobs'));
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store });
  const kept = KeptLinksModule.of(links);
  const module: DynamicModule = {
    module: LinksTestModule,
    imports: [
      foundation,
      HttpModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, authentication: AnyCredential, requestLog, logger }),
      BlobsHttpModule.with({
        foundation,
        blobs,
        standing: kept,
        resolvers: [{ from: kept, resolver: KeptLinks }],
      }),
    ],
  };
  const application = await createHttpApplication(module, {
    logger,
    readiness: { database: () => database.assertReachable() },
    telemetry: observed,
    accessLog: new AccessLog('livery-test', destination),
  });
  await application.listen(0, '127.0.0.1');
  const origin = await application.getUrl();
  const signer = new BlobLinks(TEST_SECRET_KEYS);
  const get = { strict: false } as const;
  return {
    origin,
    links,
    lines,
    keep: async (content, filename = 'file.txt') => {
      const file = path.join(directory, newId());
      await writeFile(file, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const contents = application.get(Blobs, get);
      const spooled = { path: file, size: Buffer.byteLength(content), sha256 };
      const staged = await contents.stage(TENANT, spooled, 'text/plain');
      const record = newId();
      await application
        .get(UnitOfWork, get)
        .run((transaction) => contents.keep(staged, { holder: record, role: 'original' }, transaction));
      links.blobs.set(record, { sha256, filename, mediaType: 'text/plain' });
      return { tenant: TENANT, use: links.use, record, contentHash: sha256, audience: 'any' };
    },
    url: (link, at = new Date()) => signer.url(link, origin, at),
    loseBytes: async () => {
      for (const name of await readdir(path.join(directory, 'blobs'))) {
        await rm(path.join(directory, 'blobs', name), { recursive: true });
      }
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    rows: async () => [...(await readAllRows(server.url)).values()].flat().join('\n'),
    close: async () => {
      await application.close();
      await telemetry.close();
      await database.close();
      await server.drop();
      await rm(directory, { recursive: true });
    },
  };
}
