import type { Clock } from '@livery/kernel';
import type { NotificationListener } from '@livery/persistence';
import {
  type BearerKind,
  type LookUpOptions,
  type SecretDigest,
  UnscopedCredentialDirectory,
} from '@livery/platform-application';
import type { Credential } from '@livery/platform-domain';
import { CREDENTIALS_CHANGED } from './credentials-changed.ts';

/**
 * A revocation takes effect everywhere within a second. This lifetime ensures it even if announcements are lost although LISTEN
 * has succeeded, for example behind a pooler in transaction mode or after a connection was lost without an error. It leaves time for
 * the request itself on a busy machine.
 */
const LIFETIME_MS = 500;
const MAX_ENTRIES = 10_000;

interface Entry {
  readonly credential: Credential;
  /** The end of the entry, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Caches credentials for half a second. It clears the cache whenever a change is announced, and caches nothing while
 * announcements cannot be received.
 */
export class CachedCredentialDirectory extends UnscopedCredentialDirectory {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly source: UnscopedCredentialDirectory,
    private readonly announcements: NotificationListener,
    private readonly clock: Clock,
  ) {
    super();
    announcements.on(CREDENTIALS_CHANGED, () => this.entries.clear());
    announcements.onDisconnect(() => this.entries.clear());
  }

  async find(
    kind: BearerKind,
    digests: readonly SecretDigest[],
    { skipsCache = false }: LookUpOptions = {},
  ): Promise<Credential | null> {
    const key = digests.map(({ hash }) => Buffer.from(hash).toString('base64')).join();
    const now = this.clock.now().getTime();
    const cached = skipsCache ? undefined : this.entries.get(key);
    if (cached !== undefined && cached.until > now) return cached.credential;
    const heardSoFar = this.announcements.heard;
    const credential = await this.source.find(kind, digests);
    // A credential is not cached if a change was announced while it was read, or if announcements could not be received.
    if (credential !== null && this.announcements.hearsEverything && this.announcements.heard === heardSoFar) {
      this.cache(key, { credential, until: now + LIFETIME_MS });
    } else {
      this.entries.delete(key);
    }
    return credential;
  }

  private cache(key: string, entry: Entry): void {
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(key, entry);
  }
}
