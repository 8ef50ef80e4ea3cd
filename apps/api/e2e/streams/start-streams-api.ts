import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CanActivate, type DynamicModule, type ExecutionContext, Injectable, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CONTRIBUTIONS } from '@livery/app-composition';
import { createHttpApplication, HttpModule } from '@livery/http';
import { CURRENT_API_VERSION, DomainError, newId, type Principal } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { createMigratedDatabase, TEST_SECRET_KEYS } from '@livery/testing';
import type { Request } from 'express';
import { pino } from 'pino';
import { Streams, StreamsController } from './streams.controller.ts';

const ORGANIZATION = newId();
const UNREACHED = { perSecond: 100_000, burst: 100_000 };
const NEVER = { live: UNREACHED, test: UNREACHED, checks: UNREACHED, concurrentChecks: 100, refusals: UNREACHED };

/** Accepts every bearer credential. */
@Injectable()
class Everybody implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.headers.authorization === undefined) {
      throw new DomainError('unauthenticated', 'credentials_missing', 'Send a credential.');
    }
    request.principal = PRINCIPAL;
    return true;
  }
}

const PRINCIPAL: Principal = {
  tenant: { organizationId: ORGANIZATION, livemode: true },
  actor: { kind: 'api_key', id: newId() },
  lineage: newId(),
  credential: 'secret_key',
  scopes: [],
  limits: null,
  apiVersion: CURRENT_API_VERSION,
};

@Module({})
class StreamsModule {}

/** A small service with answers of bytes and events, and a form whose file is spooled, over a real socket. */
export interface StreamsApi {
  readonly application: NestExpressApplication;
  readonly streams: Streams;
  readonly port: number;
  /** The lines of the log. */
  readonly log: readonly string[];
  /** The spooled files that exist now. */
  spooled(): Promise<readonly string[]>;
  /** The directory with the spool directories. */
  readonly spoolDirectory: string;
  close(): Promise<void>;
}

export async function startStreamsApi(
  prepare: (spools: string) => Promise<void> = async () => {},
): Promise<StreamsApi> {
  const server = await createMigratedDatabase(CONTRIBUTIONS);
  const database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 4,
    guardTenants: true,
    slices: CONTRIBUTIONS,
  });
  const spoolDirectory = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  await prepare(spoolDirectory);
  const streams = new Streams();
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) });
  const foundation = FoundationModule.on(database);
  const options = { foundation, authentication: Everybody, logger, spoolDirectory, rateLimits: NEVER };
  const module: DynamicModule = {
    module: StreamsModule,
    imports: [HttpModule.with({ ...options, secretKeys: TEST_SECRET_KEYS }), foundation],
    controllers: [StreamsController],
    providers: [{ provide: Streams, useValue: streams }],
  };
  const application = await createHttpApplication(module, { logger, readiness: { database: () => Promise.resolve() } });
  await application.listen(0, '127.0.0.1');
  const { port } = new URL(await application.getUrl());
  return {
    application,
    streams,
    port: Number(port),
    log,
    spoolDirectory,
    spooled: async () => {
      const entries = await readdir(spoolDirectory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    },
    close: async () => {
      await application.close();
      await database.close();
      await server.drop();
      await rm(spoolDirectory, { recursive: true });
    },
  };
}
