import { describe, expect, it } from '@jest/globals';
import { defineWebhookEndpoint } from './define-webhook-endpoint.ts';
import { rotateSigningSecret, signsUntil } from './signing-secrets.ts';
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
  rotateSigningSecret(from, { lastFour, overlapSeconds, at });
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

  it('is refused while two secrets sign, unless it ends the older one at once', () => {
    const rotated = rotate(endpoint, 'two=', DAY, CREATED);
    expect(() => rotate(rotated, 'tri=', 60, after(60))).toThrow('Two secrets sign already.');
    expect(ends(rotate(rotated, 'tri=', 0, after(60)))).toEqual([
      ['tri=', null],
      ['two=', after(62)],
      ['one=', after(60)],
    ]);
  });

  it('is possible again when the older secret has ended, whose end it does not move', () => {
    const rotated = rotate(endpoint, 'two=', 0, CREATED);
    expect(() => rotate(rotated, 'tri=', DAY, after(1))).toThrow('Two secrets sign already.');
    expect(ends(rotate(rotated, 'tri=', DAY, after(2)))).toEqual([
      ['tri=', null],
      ['two=', after(2 + DAY)],
      ['one=', after(2)],
    ]);
    expect(ends(rotate(rotated, 'tri=', 0, after(600)))[2]).toEqual(['one=', after(2)]);
  });

  it('leaves two secrets signing at most, and keeps the newest ten older ones, however often it is repeated', () => {
    let rotated = endpoint;
    for (let count = 1; count <= 30; count += 1) {
      rotated = rotate(rotated, `${count}`, 0, after(count / 10));
      expect(rotated.secrets.filter((secret) => signsUntil(secret, after(count / 10)))).toHaveLength(2);
    }
    expect(rotated.secrets.map(({ lastFour }) => Number(lastFour))).toEqual([
      30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
    ]);
  });

  it.each([-1, 604_801])('is refused with an overlap of %d s', (overlapSeconds) => {
    expect(() => rotate(endpoint, 'two=', overlapSeconds, CREATED)).toThrow(
      'overlap_seconds must be from 0 to 604800.',
    );
  });
});
