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
 * A revocation holds everywhere within a second. It does so even where announcements do not come through although
 * the server took the LISTEN, as behind a pooler in transaction mode or on a connection that died without a word.
 */
const LIFETIME_MS = 800;
const MAX_ENTRIES = 10_000;

interface Entry {
  readonly credential: Credential;
  readonly until: number;
}

/**
 * Remembers credentials that were found, for less than a second. Whenever a change is announced it forgets all of them;
 * while announcements cannot be heard, it remembers none.
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
    const known = skipsCache ? undefined : this.entries.get(key);
    if (known !== undefined && known.until > now) return known.credential;
    const heardSoFar = this.announcements.heard;
    const credential = await this.source.find(kind, digests);
    // What was read before an announcement may be what it was about; so may what was read while none could be heard.
    if (credential !== null && this.announcements.hearsEverything && this.announcements.heard === heardSoFar) {
      this.remember(key, { credential, until: now + LIFETIME_MS });
    } else {
      this.entries.delete(key);
    }
    return credential;
  }

  private remember(key: string, entry: Entry): void {
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(key, entry);
  }
}
