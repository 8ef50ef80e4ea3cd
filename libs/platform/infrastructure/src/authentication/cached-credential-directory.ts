import type { Clock } from '@livery/kernel';
import type { NotificationListener } from '@livery/persistence';
import { type BearerKind, type SecretDigest, UnscopedCredentialDirectory } from '@livery/platform-application';
import type { Credential } from '@livery/platform-domain';
import { CREDENTIALS_CHANGED } from './credentials-changed.ts';

const LIFETIME_MS = 5_000;
const MAX_ENTRIES = 10_000;

interface Entry {
  readonly credential: Credential;
  readonly until: number;
}

/**
 * Remembers credentials that were found, for at most five seconds. A change that is announced is forgotten at once; while
 * announcements cannot be heard, nothing is remembered.
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

  async find(kind: BearerKind, digests: readonly SecretDigest[]): Promise<Credential | null> {
    const key = digests.map(({ hash }) => Buffer.from(hash).toString('base64')).join();
    const known = this.entries.get(key);
    const now = this.clock.now().getTime();
    if (known !== undefined && known.until > now) return known.credential;
    const heardSoFar = this.announcements.heard;
    const credential = await this.source.find(kind, digests);
    // What was read before an announcement may be what it was about; so may what was read while none could be heard.
    if (credential !== null && this.announcements.isConnected && this.announcements.heard === heardSoFar) {
      this.remember(key, { credential, until: now + LIFETIME_MS });
    }
    return credential;
  }

  private remember(key: string, entry: Entry): void {
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(key, entry);
  }
}
