import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';

export interface SampleDelivery {
  readonly endpointId?: string;
  readonly organizationId?: string;
  readonly maxInFlight?: number | null;
}

/** A claimed delivery. What a test does not name is the same in all. */
export function sampleDelivery(id: string, sample: SampleDelivery = {}): ClaimedDelivery {
  const { endpointId = 'endpoint', organizationId = 'organization', maxInFlight = null } = sample;
  return {
    id,
    eventId: '00000000-0000-7000-8000-000000000001',
    sequence: 1,
    attemptCount: 0,
    claimId: '00000000-0000-7000-8000-000000000002',
    tenant: { organizationId, livemode: true },
    endpoint: {
      id: endpointId,
      url: 'https://example.com/',
      failingSince: null,
      failureReported: false,
      maxInFlight,
      signers: [],
    },
    traceparent: null,
    body: new Uint8Array(),
  };
}
