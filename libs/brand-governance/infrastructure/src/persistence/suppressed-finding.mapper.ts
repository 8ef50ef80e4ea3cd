import type { Finding, SuppressedFinding, Suppression } from '@livery/brand-governance-domain';
import { type ActorColumns, actorColumns, actorOf } from '@livery/persistence';

/** A suppressed finding in the column of its check. */
export interface StoredSuppressedFinding {
  readonly finding: Finding;
  readonly suppression: Pick<Suppression, 'id' | 'scope' | 'occurrences' | 'reason'> &
    ActorColumns & {
      /** ISO 8601. */
      readonly expires_at: string | null;
      /** ISO 8601. */
      readonly created: string;
    };
}

export function toStoredSuppressedFinding({ finding, suppression }: SuppressedFinding): StoredSuppressedFinding {
  const { id, scope, occurrences, reason, expiresAt, createdBy, created } = suppression;
  return {
    finding,
    suppression: {
      id,
      scope,
      occurrences,
      reason,
      expires_at: expiresAt?.toISOString() ?? null,
      ...actorColumns(createdBy),
      created: created.toISOString(),
    },
  };
}

export function toSuppressedFinding({ finding, suppression }: StoredSuppressedFinding): SuppressedFinding {
  const { id, scope, occurrences, reason, expires_at, created } = suppression;
  return {
    finding,
    suppression: {
      id,
      scope,
      occurrences,
      reason,
      expiresAt: expires_at === null ? null : new Date(expires_at),
      createdBy: actorOf(suppression),
      created: new Date(created),
    },
  };
}
