import type { Principal } from '@livery/kernel';
import type { RateLimitDemand, RateLimitPolicy } from './rate-limiter.ts';

/** A rate as the operator gives it. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface RateLimitOptions {
  /** Of each caller in live mode, and in test mode. */
  readonly live: Rate;
  readonly test: Rate;
  /** Of each caller, for endpoints that judge documents. */
  readonly checks: Rate;
  /** How many documents of one caller are judged at a time. */
  readonly concurrentChecks: number;
}

export const DEFAULT_RATE_LIMITS: RateLimitOptions = {
  live: { perSecond: 100, burst: 200 },
  test: { perSecond: 25, burst: 50 },
  checks: { perSecond: 5, burst: 10 },
  concurrentChecks: 4,
};

/** An organization may do in each mode what four callers may. */
const ORGANIZATION_FACTOR = 4;

interface ModePolicies {
  readonly caller: RateLimitPolicy;
  readonly organization: RateLimitPolicy;
}

/** Which policies a caller is under. */
export class RateLimits {
  readonly concurrentChecks: number;
  private readonly checks: RateLimitPolicy;
  private readonly live: ModePolicies;
  private readonly test: ModePolicies;

  constructor({ live, test, checks, concurrentChecks }: RateLimitOptions) {
    this.concurrentChecks = concurrentChecks;
    this.checks = { name: 'checks', ...checks };
    this.live = policiesOf(live);
    this.test = policiesOf(test);
  }

  /** The caller's own first, then that of the organization in the same mode. */
  demandsOf({ tenant, lineage }: Principal, limit: 'checks' | undefined): readonly RateLimitDemand[] {
    const { caller, organization } = tenant.livemode ? this.live : this.test;
    const policy = limit === 'checks' ? this.checks : caller;
    const owner = `${tenant.organizationId}:${tenant.livemode ? 'live' : 'test'}`;
    return [
      { key: `${owner}:${lineage}:${policy.name}`, policy },
      { key: owner, policy: organization },
    ];
  }
}

function policiesOf(rate: Rate): ModePolicies {
  return {
    caller: { name: 'default', ...rate },
    organization: {
      name: 'organization',
      perSecond: rate.perSecond * ORGANIZATION_FACTOR,
      burst: rate.burst * ORGANIZATION_FACTOR,
    },
  };
}
