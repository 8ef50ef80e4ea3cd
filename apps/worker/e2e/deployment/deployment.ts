import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@livery/app-composition';
import { DebianPostgres, giveAway, OwnRedis } from '@livery/testing';
import { type FirstCredentials, createOrganization } from '../operator.ts';
import { LOCAL_WEBHOOKS, SECRET_KEYS } from '../worker-fixture.ts';
import { Container } from './container.ts';
import { Gateway, type Upstreams } from './gateway.ts';

/** Starts what compose.yaml starts, with two instances of the api. Everything is ended in reverse order. */
export class Deployment implements AsyncDisposable {
  private readonly opened = new AsyncDisposableStack();

  private constructor(
    readonly postgres: DebianPostgres,
    readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** Starts PostgreSQL and Redis and runs the migration, unless that is left to the caller. The apps are started with `start`. */
  static async open(settings: Readonly<Record<string, string>> = {}, { migrates = true } = {}): Promise<Deployment> {
    const postgres = await DebianPostgres.create(settings);
    const redis = await OwnRedis.start();
    const files = await mkdtemp(path.join(tmpdir(), 'livery-files-'));
    await giveAway(files);
    const deployment = new Deployment(postgres, environmentOf(postgres.url, redis.url, files));
    deployment.opened.defer(() => rm(files, { recursive: true, force: true }));
    deployment.opened.use(postgres);
    deployment.opened.use(redis);
    if (migrates) await deployment.migrate();
    return deployment;
  }

  async migrate(): Promise<string> {
    const migration = await Container.start('migrate', this.environment);
    if ((await migration.exitCode()) !== 0) throw new Error(`The migration failed:\n${migration.text}`);
    return migration.text;
  }

  /** Runs an operator command. @returns its output */
  async admin(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const command = await Container.start('admin', { ...this.environment, ...environment }, words);
    if ((await command.exitCode()) !== 0) throw new Error(`${words.join(' ')} failed:\n${command.text}`);
    return command.text.trim();
  }

  /** Starts an app. @returns when it is ready */
  async start(target: string, environment: Readonly<Record<string, string>> = {}): Promise<Container> {
    const container = this.opened.use(await Container.start(target, { ...this.environment, ...environment }));
    await container.untilReady();
    return container;
  }

  async openGateway(api: readonly Container[], oauthServer: Container): Promise<Gateway> {
    return this.opened.use(await Gateway.start(upstreamsOf(api, oauthServer)));
  }

  async createOrganization(): Promise<FirstCredentials> {
    const options = { applicationName: 'livery-operator', poolSize: 2, guardTenants: false };
    const database = await connectDatabase({ ...options, url: this.postgres.url });
    try {
      return await createOrganization(database);
    } finally {
      await database.close();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.opened.disposeAsync();
  }
}

/** The ports to which the gateway forwards. */
export function upstreamsOf(api: readonly Container[], oauthServer: Container): Upstreams {
  return { api: api.map(({ port }) => port), 'oauth-server': [oauthServer.port] };
}

/** @param files the folder of the blob store */
function environmentOf(databaseUrl: string, redisUrl: string, files: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    QUEUE_URL: redisUrl,
    RATE_LIMIT_REDIS_URL: redisUrl,
    LIVERY_SECRET_KEYS: SECRET_KEYS,
    BLOB_DIR: files,
    TRUSTED_PROXIES: '127.0.0.0/8',
    ...LOCAL_WEBHOOKS,
  };
}
