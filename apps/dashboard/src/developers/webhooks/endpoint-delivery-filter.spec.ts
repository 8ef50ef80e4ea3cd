import { describe, expect, it } from '@jest/globals';
import { endpointDeliveryFilterOf, endpointDeliveryQueryOf } from './endpoint-delivery-filter.ts';

describe('The filter of deliveries to an endpoint', () => {
  it.each([
    [{}, { order: 'newest' }],
    [
      { status: 'failed', order: 'oldest' },
      { status: 'failed', order: 'oldest' },
    ],
    [{ status: 'lost', order: 'random' }, { order: 'newest' }],
  ])('in the address as %j is sent as %j', (search, query) => {
    expect(endpointDeliveryQueryOf(endpointDeliveryFilterOf(search))).toEqual(query);
  });
});
