import { describe, expect, it } from '@jest/globals';
import { bodyOf, NEW_ENDPOINT } from './endpoint-draft.ts';

describe('The form of an endpoint', () => {
  it('wants all events at first, each in its own version', () => {
    expect(bodyOf({ ...NEW_ENDPOINT, url: ' https://example.com/hooks ' })).toEqual({
      url: 'https://example.com/hooks',
      description: '',
      enabled_events: ['*'],
      api_version: null,
    });
  });

  it('sends the chosen types', () => {
    const body = bodyOf({ ...NEW_ENDPOINT, wantsAll: false, types: ['brand.*'], apiVersion: '2026-11-20' });
    expect(body).toMatchObject({ enabled_events: ['brand.*'], api_version: '2026-11-20' });
  });
});
