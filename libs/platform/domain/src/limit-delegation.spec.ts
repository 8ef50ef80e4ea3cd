import { describe, expect, it } from '@jest/globals';
import { assertUnlimited, type KeyLimits } from '@livery/kernel';
import fc from 'fast-check';
import { coversRange, mergeRanges, parseAddressBlock } from './address-blocks.ts';
import { assertMayRotate, assertWithinLimits, limitsOf } from './limit-delegation.ts';
import { issueApiKey } from './api-key.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:00:00.001Z');
const NONE: KeyLimits = { endsAt: null, allowedIps: [] };

/** Returns the field that the error names; null if there is no error. */
function obstacle(grant: () => void): string | null {
  try {
    grant();
    return null;
  } catch (error) {
    expect(error).toMatchObject({ kind: 'forbidden', code: 'limit_delegation_forbidden' });
    return error instanceof Error && 'param' in error ? String(error.param) : '';
  }
}

const grants = (held: KeyLimits | null, granted: KeyLimits) => obstacle(() => assertWithinLimits(granted, held));
const until = (endsAt: Date | null): KeyLimits => ({ endsAt, allowedIps: [] });
const from = (...allowedIps: string[]): KeyLimits => ({ endsAt: null, allowedIps });

describe('a key with limits', () => {
  it.each([
    [NOON, NOON, null],
    [LATER, NOON, null],
    [NOON, LATER, 'expires_at'],
    [NOON, null, 'expires_at'],
    [null, NOON, null],
  ])('that ends at %j grants an end at %j: %j', (held, granted, expected) => {
    expect(grants(until(held), until(granted))).toBe(expected);
  });

  it.each([
    [['10.0.0.0/8'], ['10.0.0.0/8'], null],
    [['10.0.0.0/8'], ['10.1.0.0/16', '10.255.255.255'], null],
    [['10.0.0.0/9', '10.128.0.0/9'], ['10.0.0.0/8'], null],
    [['10.0.0.0/8'], ['10.0.0.0/7'], 'allowed_ips'],
    [['10.0.0.0/8'], ['10.0.0.1', '192.0.2.1'], 'allowed_ips'],
    [['10.0.0.0/8'], [], 'allowed_ips'],
    [['0.0.0.0/0', '::/0'], [], 'allowed_ips'],
    [[], ['10.0.0.0/8'], null],
    [['2001:db8::/32'], ['2001:db8:1::/48'], null],
    [['2001:db8::/48'], ['2001:db8::/47'], 'allowed_ips'],
    [['192.0.2.0/24'], ['::ffff:192.0.2.7'], null],
    [['::ffff:192.0.2.0/120'], ['192.0.2.0/24'], null],
    [['192.0.2.0/24'], ['::ffff:192.0.2.0/119'], 'allowed_ips'],
    [['::/0'], ['192.0.2.7'], 'allowed_ips'],
    [['192.0.2.0/24'], ['no address'], 'allowed_ips'],
  ])('that may be used from %j grants use from %j: %j', (held, granted, expected) => {
    expect(grants(from(...held), from(...granted))).toBe(expected);
  });

  it('gets the error on expires_at if both limits forbid the grant', () => {
    const both: KeyLimits = { endsAt: NOON, allowedIps: ['10.0.0.0/8'] };
    expect(grants(both, NONE)).toBe('expires_at');
    expect(obstacle(() => assertUnlimited(both))).toBe('expires_at');
    expect(obstacle(() => assertUnlimited(from('10.0.0.0/8')))).toBe('allowed_ips');
  });

  it.each([
    ['expires_at', until(NOON), until(LATER)],
    ['allowed_ips', from('10.0.0.0/8'), NONE],
  ])(
    'with a narrower %s than another key gets an error that says how that key can be rotated',
    (param, held, rotated) => {
      const message = `Your key is limited by ${param} more than the key that you rotate. Rotate it with a key that has no limits, or with itself.`;
      expect(() => assertMayRotate(rotated, held)).toThrow(expect.objectContaining({ param, message }));
      expect(() => assertMayRotate(held, held)).not.toThrow();
      expect(() => assertMayRotate(held, null)).not.toThrow();
    },
  );

  it('cannot extend its limits through keys that it creates', () => {
    const block = fc.tuple(fc.nat(15), fc.integer({ min: 28, max: 32 })).map(([end, bits]) => `192.0.2.${end}/${bits}`);
    const limits = fc.record({
      endsAt: fc.option(fc.date({ noInvalidDate: true })),
      allowedIps: fc.array(block, { maxLength: 4 }),
    });
    const addresses = Array.from({ length: 16 }, (_, end) => `192.0.2.${end}`);
    fc.assert(
      fc.property(limits, fc.array(limits, { maxLength: 6 }), (first, wanted) => {
        let holder: KeyLimits = first;
        for (const limitsOfChild of wanted) if (grants(holder, limitsOfChild) === null) holder = limitsOfChild;
        expect(grants(first, holder)).toBeNull();
        if (first.endsAt !== null) expect(holder.endsAt?.getTime()).toBeLessThanOrEqual(first.endsAt.getTime());
        for (const address of addresses) if (isOpenTo(holder, address)) expect(isOpenTo(first, address)).toBe(true);
      }),
    );
  });
});

describe('an application, a user and a key without limits', () => {
  it.each([null, NONE])('grant any: %j', (held) => {
    expect(grants(held, NONE)).toBeNull();
    expect(grants(held, { endsAt: LATER, allowedIps: ['10.0.0.0/8'] })).toBeNull();
    expect(obstacle(() => assertUnlimited(held))).toBeNull();
  });
});

describe('the end of a key', () => {
  const key = issueApiKey({
    id: '01930000-0000-7000-8000-000000000001',
    tenant: { organizationId: '01930000-0000-7000-8000-000000000002', livemode: true },
    name: 'Test',
    prefixType: 'sk',
    lastFour: 'abcd',
    scopes: ['brand:read'],
    allowedIps: ['10.0.0.0/8'],
    apiVersion: '2026-11-20',
    expiresAt: null,
    metadata: {},
    createdBy: null,
    at: new Date('2026-11-20T09:00:00Z'),
  });

  it.each([
    [null, null, null],
    [NOON, null, NOON],
    [null, NOON, NOON],
    [NOON, LATER, NOON],
    [LATER, NOON, NOON],
  ])('is the earlier one of its expiry (%j) and the end of its overlap (%j)', (expiresAt, retiresAt, endsAt) => {
    expect(limitsOf({ ...key, expiresAt, retiresAt })).toEqual({ endsAt, allowedIps: ['10.0.0.0/8'] });
  });
});

function isOpenTo({ allowedIps }: KeyLimits, address: string): boolean {
  const asked = parseAddressBlock(address);
  const ranges = mergeRanges(allowedIps.map(parseAddressBlock).filter((range) => range !== null));
  return allowedIps.length === 0 || (asked !== null && coversRange(ranges, asked));
}
