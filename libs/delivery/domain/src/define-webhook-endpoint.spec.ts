import { describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { amendWebhookEndpoint, defineWebhookEndpoint } from './define-webhook-endpoint.ts';
import { disableWebhookEndpoint, enableWebhookEndpoint } from './webhook-endpoint.ts';

const at = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T10:00:00Z');
const draft = { url: 'https://example.com/hooks', enabledEvents: ['*'] };
const origin = {
  id: newId(),
  tenant: { organizationId: newId(), livemode: true },
  secret: { lastFour: 'abc=', created: at, retiresAt: null },
  createdBy: { kind: 'api_key', id: newId() },
  at,
} as const;
const endpoint = defineWebhookEndpoint({ ...draft, metadata: { team: 'web', tier: '1' } }, origin);

describe('a webhook endpoint', () => {
  it('is enabled at first, and its optional fields are empty unless given', () => {
    expect(endpoint).toMatchObject({ status: 'enabled', disabledReason: null, failingSince: null, description: '' });
    expect(endpoint).toMatchObject({ apiVersion: null, created: at, updated: at, secrets: [origin.secret] });
  });

  it('has a description of at most 500 characters', () => {
    expect(defineWebhookEndpoint({ ...draft, description: 'a'.repeat(500) }, origin).description).toHaveLength(500);
    expect(() => defineWebhookEndpoint({ ...draft, description: 'a'.repeat(501) }, origin)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'description' }),
    );
  });

  it('may limit the requests in flight to 1 to 256, and a change may remove the limit', () => {
    for (const maxInFlight of [1, 256, null]) {
      expect(defineWebhookEndpoint({ ...draft, maxInFlight }, origin).maxInFlight).toBe(maxInFlight);
    }
    for (const maxInFlight of [0, 257, 1.5, -1, Number.NaN]) {
      const invalid = expect.objectContaining({ code: 'parameter_invalid', param: 'max_in_flight' });
      expect(() => defineWebhookEndpoint({ ...draft, maxInFlight }, origin)).toThrow(invalid);
      expect(() => amendWebhookEndpoint(endpoint, { maxInFlight }, later)).toThrow(invalid);
    }
    const limited = amendWebhookEndpoint(endpoint, { maxInFlight: 3 }, later);
    expect(amendWebhookEndpoint(limited, { description: 'x' }, later).maxInFlight).toBe(3);
    expect(amendWebhookEndpoint(limited, { maxInFlight: null }, later).maxInFlight).toBeNull();
  });

  it('cannot be pinned to a version that does not exist', () => {
    expect(() => defineWebhookEndpoint({ ...draft, apiVersion: '2020-01-01' }, origin)).toThrow(
      expect.objectContaining({ code: 'api_version_unknown', param: 'api_version' }),
    );
  });
});

describe('an amendment', () => {
  it.each([
    [{}],
    [{ status: 'enabled' as const }],
    [{ url: endpoint.url, description: '', enabledEvents: ['*'], apiVersion: null, metadata: { team: 'web' } }],
  ])('that changes nothing, such as %j, returns the same object', (amendment) => {
    expect(amendWebhookEndpoint(endpoint, amendment, later)).toBe(endpoint);
  });

  it('changes the fields that it names, merges metadata, and sets the time of the update', () => {
    const amended = amendWebhookEndpoint(
      endpoint,
      { url: 'https://example.com/other', apiVersion: '2026-11-20', metadata: { team: null, region: 'eu' } },
      later,
    );
    expect(amended).toEqual({
      ...endpoint,
      url: 'https://example.com/other',
      apiVersion: '2026-11-20',
      metadata: { tier: '1', region: 'eu' },
      updated: later,
    });
    expect(amendWebhookEndpoint(amended, { apiVersion: null }, later).apiVersion).toBeNull();
  });

  it('can disable an endpoint, with the reason manual', () => {
    expect(amendWebhookEndpoint(endpoint, { status: 'disabled' }, later)).toMatchObject({
      status: 'disabled',
      disabledReason: 'manual',
      updated: later,
    });
  });
});

describe('an endpoint', () => {
  it('keeps the first reason for which it was disabled', () => {
    const gone = disableWebhookEndpoint(endpoint, 'gone', later);
    expect(disableWebhookEndpoint(gone, 'manual', later)).toBe(gone);
    expect(amendWebhookEndpoint(gone, { status: 'disabled' }, later)).toBe(gone);
  });

  it('has neither a reason nor failures after it is enabled again', () => {
    const failing = disableWebhookEndpoint({ ...endpoint, failingSince: at }, 'failing', later);
    expect(enableWebhookEndpoint(failing, later)).toMatchObject({
      status: 'enabled',
      disabledReason: null,
      failingSince: null,
    });
    expect(enableWebhookEndpoint(endpoint, later)).toBe(endpoint);
  });
});
