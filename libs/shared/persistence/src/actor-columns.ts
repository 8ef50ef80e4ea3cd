import type { Actor } from '@livery/kernel';

/** The columns in which every table stores who created a row. Both are null if the operator did. */
export interface ActorColumns {
  readonly created_by_kind: Actor['kind'] | null;
  readonly created_by_id: string | null;
}

export function actorColumns(actor: Actor | null): ActorColumns {
  return { created_by_kind: actor?.kind ?? null, created_by_id: actor?.id ?? null };
}

export function actorOf({ created_by_kind: kind, created_by_id: id }: ActorColumns): Actor | null {
  return kind === null || id === null ? null : { kind, id };
}
