import type { Actor, Tenant, Transaction } from '@livery/kernel';

/** Has the sets that contain a slide composed again in the background. */
export abstract class SetCompositions {
  abstract request(tenant: Tenant, slideId: string, requestedBy: Actor | null, transaction: Transaction): Promise<void>;
}
