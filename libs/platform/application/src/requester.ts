import type { Actor, KeyLimits, Scope } from '@livery/kernel';

/** The caller who requests a change, with the scopes and limits that bound what the caller can grant. */
export interface Requester {
  readonly actor: Actor;
  readonly scopes: readonly Scope[];
  readonly limits: KeyLimits | null;
}
