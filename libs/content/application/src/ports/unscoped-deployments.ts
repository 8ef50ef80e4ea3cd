import type { Tenant, Transaction } from '@livery/kernel';
import type { ExpiredContent } from './unscoped-expired-content.ts';

/** A deployment that should have been activated or have failed by now. */
export interface OverdueDeployment {
  readonly tenant: Tenant;
  readonly id: string;
  readonly jobId: string;
}

/** Finds and deletes deployments of all tenants. */
export abstract class UnscopedDeployments {
  /** Deployments that ended before a time, but not more than `most`. */
  abstract findEnded(before: Date, most: number): Promise<readonly ExpiredContent[]>;
  /** Deployments that should have begun before a time and are not finished, but not more than `most`. */
  abstract findOverdue(before: Date, most: number): Promise<readonly OverdueDeployment[]>;
  /** Deletes ended deployments with their items. */
  abstract delete(ended: ExpiredContent, transaction: Transaction): Promise<void>;
}
