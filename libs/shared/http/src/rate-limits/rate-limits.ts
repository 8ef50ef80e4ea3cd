import type { Principal } from '@livery/kernel';
import type { ConcurrencyLimit } from '../endpoint.ts';
import type { RateLimitDemand, RateLimitPolicy } from './rate-limiter.ts';

/** A rate, as the operator configures it. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface RateLimitOptions {
  /** The limit of each caller in live mode. */
  readonly live: Rate;
  /** The limit of each caller in test mode. */
  readonly test: Rate;
  /** The limit of each caller for endpoints that check documents. */
  readonly checks: Rate;
  /** How many documents of one caller are checked at the same time; of an organization in one mode four times as many. */
  readonly concurrentChecks: number;
  /** How often callers without a valid credential are refused with the reason, for each network. */
  readonly refusals: Rate;
}

export const DEFAULT_RATE_LIMITS: RateLimitOptions = {
  live: { perSecond: 100, burst: 200 },
  test: { perSecond: 25, burst: 50 },
  checks: { perSecond: 5, burst: 10 },
  concurrentChecks: 4,
  refusals: { perSecond: 10, burst: 500 },
};

/** The limits of an organization in one mode are four times those of a caller. */
export const ORGANIZATION_FACTOR = 4;

interface ModePolicies {
  readonly caller: RateLimitPolicy;
  readonly organization: RateLimitPolicy;
}

/** The policies that apply to callers. */
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

  /** The demands of one request: first the caller's policy, then that of the organization in the same mode. */
  demandsOf({ tenant, lineage }: Principal, limit: ConcurrencyLimit | undefined): readonly RateLimitDemand[] {
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
