import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database, NotificationListener } from '@livery/persistence';
import { type SecretDigest, UnscopedCredentialDirectory } from '@livery/platform-application';
import type { Credential } from '@livery/platform-domain';
import { createTestDatabase, FixedClock, poll, type TestDatabase } from '@livery/testing';
import { CachedCredentialDirectory } from './cached-credential-directory.ts';
import { CREDENTIALS_CHANGED } from './credentials-changed.ts';

const LISTENER = 'livery-test-listener';
const DIGESTS: readonly SecretDigest[] = [{ pepperVersion: 1, hash: Buffer.alloc(32) }];
const CREDENTIAL: Credential = {
  tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
  actor: { kind: 'api_key', id: '01930000-0000-7000-8000-000000000001' },
  id: '01930000-0000-7000-8000-000000000001',
  lineage: '01930000-0000-7000-8000-000000000001',
  limits: { endsAt: null, allowedIps: [] },
  credential: 'secret_key',
  scopes: ['brand:read'],
  apiVersion: '2026-11-20',
  expiresAt: null,
  revoked: false,
  organizationStatus: 'active',
};

/** Counts its calls. `meanwhile` runs between its reading and its answer. */
class CountingDirectory extends UnscopedCredentialDirectory {
  asked = 0;
  meanwhile: () => Promise<void> = () => Promise.resolve();

  async find(): Promise<Credential> {
    this.asked += 1;
    await this.meanwhile();
    return CREDENTIAL;
  }
}

let server: TestDatabase;
let database: Database;
let listener: NotificationListener;
let source: CountingDirectory;
let directory: CachedCredentialDirectory;
let clock: FixedClock;

beforeAll(async () => {
  server = await createTestDatabase();
  const options = { applicationName: 'livery-test', poolSize: 2, guardTenants: false, slices: [] };
  database = await Database.connect({ url: server.url, ...options });
});

beforeEach(async () => {
  listener = new NotificationListener(server.url, LISTENER);
  source = new CountingDirectory();
  clock = new FixedClock();
  directory = new CachedCredentialDirectory(source, listener, clock);
  await listener.connect();
});

afterEach(() => listener.close());

afterAll(async () => {
  await database.close();
  await server.drop();
});

async function cutListener(): Promise<void> {
  await database.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    LISTENER,
  ]);
  await poll('the disconnect', () => !listener.hearsEverything);
}

/** Connects a listener that has no channel yet. It is closed after the test. */
async function connectedListener(): Promise<NotificationListener> {
  await listener.close();
  listener = new NotificationListener(server.url, LISTENER);
  await listener.connect();
  return listener;
}

async function askedAfterAnotherFind(): Promise<number> {
  source.meanwhile = () => Promise.resolve();
  await directory.find('api_key', DIGESTS);
  return source.asked;
}

describe('a credential that was found', () => {
  it('is cached', async () => {
    await directory.find('api_key', DIGESTS);
    expect(await askedAfterAnotherFind()).toBe(1);
  });

  it('is removed from the cache after half a second even without an announcement', async () => {
    await directory.find('api_key', DIGESTS);
    clock.advance(500);
    expect(await askedAfterAnotherFind()).toBe(2);
  });

  it('is read again if the caller skips the cache', async () => {
    await directory.find('api_key', DIGESTS);
    await directory.find('api_key', DIGESTS, { skipsCache: true });
    expect(source.asked).toBe(2);
  });

  it('is not cached by a directory that is created later, until the server has executed its LISTEN', async () => {
    directory = new CachedCredentialDirectory(source, await connectedListener(), clock);
    await directory.find('api_key', DIGESTS);
    expect(await askedAfterAnotherFind()).toBe(2);
  });

  it('is removed from the cache of a directory that is created later when a change is announced', async () => {
    const connected = await connectedListener();
    directory = new CachedCredentialDirectory(source, connected, clock);
    await poll('the LISTEN to be taken', () => connected.hearsEverything);
    await directory.find('api_key', DIGESTS);
    const { heard } = connected;
    await database.query('select pg_notify($1, $2)', [CREDENTIALS_CHANGED, 'one']);
    await poll('the announcement', () => connected.heard > heard);
    expect(await askedAfterAnotherFind()).toBe(2);
  });

  it('is not cached if a change is announced while it is read', async () => {
    source.meanwhile = async () => {
      const { heard } = listener;
      await database.query('select pg_notify($1, $2)', [CREDENTIALS_CHANGED, 'one']);
      await poll('the announcement', () => listener.heard > heard);
    };
    await directory.find('api_key', DIGESTS);
    expect(await askedAfterAnotherFind()).toBe(2);
  });

  it('is not cached if announcements may have been missed while it was read', async () => {
    source.meanwhile = async () => {
      await cutListener();
      await poll('the reconnect', () => listener.hearsEverything);
    };
    await directory.find('api_key', DIGESTS);
    expect(await askedAfterAnotherFind()).toBe(2);
  });

  it('is not cached if it was read before announcements could be received again', async () => {
    await cutListener();
    source.meanwhile = () => poll('the reconnect', () => listener.hearsEverything);
    await directory.find('api_key', DIGESTS);
    expect(await askedAfterAnotherFind()).toBe(2);
  });
});
