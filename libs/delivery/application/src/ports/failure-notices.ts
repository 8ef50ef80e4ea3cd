import type { Tenant, Transaction } from '@livery/kernel';

/** Remembers which failing endpoints have been told of. */
export abstract class FailureNotices {
  /** True for the first to ask since the endpoint began to fail. */
  abstract claim(tenant: Tenant, endpointId: string, at: Date, transaction: Transaction): Promise<boolean>;
}
