import { describe, expect, it } from '@jest/globals';
import { SecretKeys } from '@livery/runtime';
import fc from 'fast-check';
import { HmacCredentialSecrets } from './hmac-credential-secrets.ts';

const key = (fill: string): string => Buffer.alloc(32, fill).toString('base64');
const secrets = new HmacCredentialSecrets(SecretKeys.parse(`1:${key('a')}`));

describe('an issued secret', () => {
  it('has its prefix, 43 random characters and a checksum of 6 characters', () => {
    expect(secrets.issue('sk_live').secret).toMatch(/^sk_live_[0-9A-Za-z]{49}$/);
    expect(secrets.issue('sk_live').secret).not.toBe(secrets.issue('sk_live').secret);
  });

  it('is different each time, and uses all digits equally often', () => {
    const issued = Array.from({ length: 2_000 }, () => secrets.issue('oat').secret);
    expect(new Set(issued).size).toBe(issued.length);
    const digits = Map.groupBy(
      issued.flatMap((secret) => Array.from(secret.slice('oat_'.length, -6))),
      (digit) => digit,
    );
    expect(digits.size).toBe(62);
    // 86,000 digits: 1,387 of each on average, plus or minus seven standard deviations.
    for (const { length } of digits.values()) expect(Math.abs(length - 1_387)).toBeLessThan(260);
  });

  it('is recognised by the stored digest, with the pepper that made it', () => {
    const { secret, digest } = secrets.issue('sk_test');
    const rotated = new HmacCredentialSecrets(SecretKeys.parse(`2:${key('b')},1:${key('a')}`));
    const digests = rotated.recognise(secret)?.digests;
    expect(digests?.map(({ pepperVersion }) => pepperVersion)).toEqual([2, 1]);
    expect(digests?.[1]).toEqual(digest);
  });

  it.each([
    ['sk_live', 'api_key'],
    ['sk_test', 'api_key'],
    ['pk_live', 'api_key'],
    ['oat', 'access_token'],
    ['oa_secret', 'client_secret'],
  ] as const)('with the prefix %s is of the kind %s', (prefix, kind) => {
    expect(secrets.recognise(secrets.issue(prefix).secret)?.kind).toBe(kind);
  });

  it('is found by any of the stored digests, and not found if there are none', () => {
    const { secret, digest } = secrets.issue('oa_secret');
    const digests = secrets.recognise(secret)?.digests ?? [];
    const [own, another] = [{ digest }, { digest: secrets.issue('oa_secret').digest }];
    expect(secrets.findStored(digests, [another, own])).toBe(own);
    expect(secrets.findStored(digests, [own, another])).toBe(own);
    expect(secrets.findStored(digests, [another])).toBeNull();
    expect(secrets.findStored(digests, [])).toBeNull();
  });

  it('is refused without a query if one character is changed', () => {
    const { secret } = secrets.issue('sk_live');
    fc.assert(
      fc.property(
        fc.nat(secret.length - 1),
        fc.constantFrom('0', 'A', 'a', '9', 'Z', 'z', '_'),
        (position, character) => {
          fc.pre(secret[position] !== character);
          const changed = secret.slice(0, position) + character + secret.slice(position + 1);
          expect(secrets.recognise(changed)).toBeNull();
        },
      ),
    );
  });

  it('is refused with an unknown prefix', () => {
    expect(secrets.recognise(secrets.issue('pk_live').secret.replace('pk_live', 'pk_test'))).toBeNull();
  });

  it('is not recognised in any other text, which never causes an error', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(secrets.recognise(text)).toBeNull()));
  });
});
