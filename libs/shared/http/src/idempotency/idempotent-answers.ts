import type { Clock, Tenant, Transaction } from '@livery/kernel';
import { type Database, queryWithin } from '@livery/persistence';

const LIFETIME_MS = 24 * 3_600_000;

/** A response that repeats of its request get again. */
export interface StoredAnswer {
  readonly key_hash: Buffer;
  readonly fingerprint: Buffer;
  /** The UUID of the first request. */
  readonly request_id: string;
  readonly status: number;
  /** What `sealed` contains: the body as it was sent, or the public id of the record in it. */
  readonly content: 'body' | 'record';
  readonly sealed: Buffer;
}

/** Stores responses for 24 hours, each in the transaction of its write. */
export class IdempotentAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param hashes of one Idempotency-Key, for every version of the server's key */
  async find({ organizationId, livemode }: Tenant, hashes: readonly Buffer[]): Promise<StoredAnswer | null> {
    const [answer] = await this.database.query<StoredAnswer>(
      `select key_hash, fingerprint, request_id, status, content, sealed from http.idempotent_answer
        where organization_id = $1 and livemode = $2 and key_hash = any($3) and expires > $4`,
      [organizationId, livemode, hashes, this.clock.now()],
    );
    return answer ?? null;
  }

  /** Stores a response. Waits for a concurrent repeat that is about to commit. @returns false if the key has a response already */
  async keep({ organizationId, livemode }: Tenant, answer: StoredAnswer, transaction: Transaction): Promise<boolean> {
    const now = this.clock.now();
    const kept = await queryWithin(
      transaction,
      `insert into http.idempotent_answer as known
         (organization_id, livemode, key_hash, fingerprint, request_id, status, content, sealed, expires)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (organization_id, livemode, key_hash) do update
         set fingerprint = excluded.fingerprint, request_id = excluded.request_id, status = excluded.status,
             content = excluded.content, sealed = excluded.sealed, expires = excluded.expires
         where known.expires <= $10
       returning status`,
      [
        organizationId,
        livemode,
        answer.key_hash,
        answer.fingerprint,
        answer.request_id,
        answer.status,
        answer.content,
        answer.sealed,
        new Date(now.getTime() + LIFETIME_MS),
        now,
      ],
    );
    return kept.length === 1;
  }
}
