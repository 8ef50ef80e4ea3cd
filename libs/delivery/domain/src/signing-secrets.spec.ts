import { describe, expect, it } from '@jest/globals';
import { defineWebhookEndpoint } from './define-webhook-endpoint.ts';
import { rotateSigningSecret } from './signing-secrets.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

const CREATED = new Date('2026-11-20T09:00:00Z');
const DAY = 86_400;
const after = (seconds: number): Date => new Date(CREATED.getTime() + seconds * 1_000);

const endpoint = defineWebhookEndpoint(
  { url: 'https://example.com/', enabledEvents: ['*'] },
  {
    id: 'endpoint',
    tenant: { organizationId: 'organization', livemode: true },
    secret: { lastFour: 'one=', created: CREATED, retiresAt: null },
    createdBy: { kind: 'api_key', id: 'key' },
    at: CREATED,
  },
);

const rotate = (from: WebhookEndpoint, lastFour: string, overlapSeconds: number, at: Date): WebhookEndpoint =>
  rotateSigningSecret(from, { lastFour, overlapSeconds, at }).endpoint;
const ends = ({ secrets }: WebhookEndpoint) => secrets.map(({ lastFour, retiresAt }) => [lastFour, retiresAt]);

describe('the rotation of a signing secret', () => {
  it('adds a secret without an end, and ends the older one after the overlap', () => {
    const rotated = rotate(endpoint, 'two=', DAY, after(60));
    expect(ends(rotated)).toEqual([
      ['two=', null],
      ['one=', after(60 + DAY)],
    ]);
    expect(rotated.updated).toEqual(after(60));
  });

  it('lets the older secret sign for two seconds at least, so that all workers know the new one before it ends', () => {
    expect(ends(rotate(endpoint, 'two=', 0, CREATED))[1]).toEqual(['one=', after(2)]);
    expect(ends(rotate(endpoint, 'two=', 1, CREATED))[1]).toEqual(['one=', after(2)]);
    expect(ends(rotate(endpoint, 'two=', 3, CREATED))[1]).toEqual(['one=', after(3)]);
  });

  it('is refused while two secrets sign, unless it ends both', () => {
    const rotated = rotate(endpoint, 'two=', DAY, CREATED);
    expect(() => rotate(rotated, 'tri=', 60, after(60))).toThrow('Two secrets sign already.');
    expect(ends(rotate(rotated, 'tri=', 0, after(60)))).toEqual([
      ['tri=', null],
      ['two=', after(62)],
      ['one=', after(62)],
    ]);
  });

  it('is possible again when the older secret has ended or ends in a moment, whose end it does not move', () => {
    const rotated = rotate(endpoint, 'two=', 0, CREATED);
    expect(ends(rotate(rotated, 'tri=', DAY, after(1)))).toEqual([
      ['tri=', null],
      ['two=', after(1 + DAY)],
      ['one=', after(2)],
    ]);
    expect(ends(rotate(rotated, 'tri=', 0, after(600)))[2]).toEqual(['one=', after(2)]);
  });

  it.each([-1, 604_801])('is refused with an overlap of %d s', (overlapSeconds) => {
    expect(() => rotate(endpoint, 'two=', overlapSeconds, CREATED)).toThrow(
      'overlap_seconds must be from 0 to 604800.',
    );
  });
});
