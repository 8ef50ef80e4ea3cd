import type { ClaimAllowances, ClaimRequest } from '@livery/delivery-application';

/** Allowances that do not matter. */
export const UNLIMITED: ClaimAllowances = {
  byEndpoint: new Map(),
  otherEndpoints: 10_000,
  claimsPerRequest: 10_000,
  byOrganization: new Map(),
  otherOrganizations: 10_000,
};

/** A request to claim first attempts, as many as there are, unless it says otherwise. */
export function claimRequest(changes: Partial<ClaimRequest> = {}): ClaimRequest {
  return { source: 'first_attempts', limit: 1_000, allowances: UNLIMITED, now: new Date(), ...changes };
}
