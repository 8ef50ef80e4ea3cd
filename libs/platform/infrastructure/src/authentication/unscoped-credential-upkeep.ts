import type { OnModuleDestroy } from '@nestjs/common';
import { type Database, unscoped } from '@livery/persistence';
import { CredentialUse, type SecretDigest, type UsedSecret } from '@livery/platform-application';
import { CREDENTIAL_UPKEEP } from '../persistence/tenant-guard-exceptions.ts';

const FLUSH_MS = 5_000;
const MINUTE_MS = 60_000;
const MAX_CACHED = 50_000;
const TABLES = { api_key: 'platform.api_key', client_secret: 'platform.oauth_client_secret' } as const;

type Kind = UsedSecret['kind'];

interface Use extends UsedSecret {
  readonly minute: number;
}

interface Rehash {
  readonly kind: Kind;
  readonly from: Uint8Array;
  readonly to: SecretDigest;
}

/**
 * Writes the use of secrets in batches every few seconds: the minute of the last use, and the hash with the newest pepper if
 * the stored one is older. What is lost in a crash is written at the next use.
 */
export class UnscopedCredentialUpkeep extends CredentialUse implements OnModuleDestroy {
  /** The minute of the last use of each secret that was noted, in milliseconds since 1970. */
  private readonly latest = new Map<string, number>();
  private uses = new Map<string, Use>();
  private rehashes = new Map<string, Rehash>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly report: (error: unknown) => void,
  ) {
    super();
  }

  note(used: UsedSecret, at: Date): void {
    const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
    if (this.latest.get(used.id) === minute) return;
    if (this.latest.size >= MAX_CACHED) this.latest.clear();
    this.latest.set(used.id, minute);
    this.uses.set(used.id, { ...used, minute });
    this.schedule();
  }

  noteOldPepper(kind: Kind, from: SecretDigest, to: SecretDigest): void {
    this.rehashes.set(Buffer.from(from.hash).toString('base64'), { kind, from: from.hash, to });
    this.schedule();
  }

  /** Writes what has been noted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [uses, rehashes] = [[...this.uses.values()], [...this.rehashes.values()]];
    this.uses = new Map();
    this.rehashes = new Map();
    try {
      for (const kind of ['api_key', 'client_secret'] as const) {
        await this.writeUses(kind, uses);
        await this.writeHashes(kind, rehashes);
      }
    } catch (error) {
      this.report(error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private async writeUses(kind: Kind, all: readonly Use[]): Promise<void> {
    const uses = all.filter((use) => use.kind === kind);
    if (uses.length === 0) return;
    await this.database.query(
      unscoped(
        CREDENTIAL_UPKEEP,
        `update ${TABLES[kind]} as s set last_used_at = u.at
           from unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::timestamptz[]) as u (organization_id, livemode, id, at)
          where s.organization_id = u.organization_id and s.livemode = u.livemode and s.id = u.id
            and (s.last_used_at is null or s.last_used_at < u.at)`,
      ),
      [
        uses.map(({ tenant }) => tenant.organizationId),
        uses.map(({ tenant }) => tenant.livemode),
        uses.map(({ id }) => id),
        uses.map(({ minute }) => new Date(minute)),
      ],
    );
  }

  private async writeHashes(kind: Kind, all: readonly Rehash[]): Promise<void> {
    const rehashes = all.filter((rehash) => rehash.kind === kind);
    if (rehashes.length === 0) return;
    await this.database.query(
      unscoped(
        CREDENTIAL_UPKEEP,
        `update ${TABLES[kind]} as s set secret_hash = r.hash, pepper_version = r.version
           from unnest($1::bytea[], $2::bytea[], $3::integer[]) as r (old_hash, hash, version)
          where s.secret_hash = r.old_hash`,
      ),
      [
        rehashes.map(({ from }) => Buffer.from(from)),
        rehashes.map(({ to }) => Buffer.from(to.hash)),
        rehashes.map(({ to }) => to.pepperVersion),
      ],
    );
  }
}
