import type { Tenant } from '@livery/kernel';

/** Tells waiting readers of the feed when there may be something to read. */
export abstract class EventArrivals {
  /** Resolves soon after the tenant has an event with a later position, and as soon as `patience` is aborted. */
  abstract after(tenant: Tenant, position: bigint, patience: AbortSignal): Promise<void>;
}
