import type { Actor, Scope } from '@livery/kernel';

/** Who asks for a change, and what they hold. */
export interface Requester {
  readonly actor: Actor;
  readonly scopes: readonly Scope[];
}
