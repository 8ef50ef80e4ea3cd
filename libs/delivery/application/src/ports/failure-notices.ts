import type { Tenant, Transaction } from '@livery/kernel';

/** Ensures that the failing of an endpoint is reported once. */
export abstract class FailureNotices {
  /** Claims the report. @returns true for the first call since the endpoint began to fail, false for later ones */
  abstract claim(tenant: Tenant, endpointId: string, at: Date, transaction: Transaction): Promise<boolean>;
}
