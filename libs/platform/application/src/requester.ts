import type { Actor, KeyLimits, Scope } from '@livery/kernel';

/** Who asks for a change, and what they can hand on. */
export interface Requester {
  readonly actor: Actor;
  readonly scopes: readonly Scope[];
  readonly limits: KeyLimits | null;
}
