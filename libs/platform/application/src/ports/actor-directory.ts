import type { Actor, Tenant } from '@livery/kernel';

/** An actor with what people know it by. */
export interface NamedActor extends Actor {
  readonly name: string | null;
  /** The address of a user; null for others. */
  readonly email: string | null;
  /** Whether it cannot act any more. */
  readonly isDeleted: boolean;
}

export abstract class ActorDirectory {
  /** Finds the actors of a tenant, in any order. Users belong to both modes. Actors of other tenants are left out. */
  abstract find(tenant: Tenant, actors: readonly Actor[]): Promise<readonly NamedActor[]>;
}
