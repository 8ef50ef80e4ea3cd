import { describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { SecretKeys } from '@livery/runtime';
import { FixedClock } from '@livery/testing';
import fc from 'fast-check';
import { BlobLinks } from './blob-links.ts';
import type { SignedLink } from './signed-link.ts';

const ORIGIN = 'https://api.example.com';
const QUARTER_MS = 15 * 60_000;
const [OLD, NEW] = ['1', '2'].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`);
const MISSING = { kind: 'missing', code: 'resource_missing' };
const EXPIRED = { kind: 'forbidden', code: 'link_expired' };
const LINK: SignedLink = {
  tenant: { organizationId: newId(), livemode: true },
  use: 'library_asset',
  record: newId(),
  contentHash: 'ab'.repeat(32),
  audience: 'released',
};

const linksOf = (keys: string | undefined): BlobLinks => new BlobLinks(SecretKeys.parse(keys ?? ''));
const links = linksOf(OLD);
const clock = new FixedClock();

const tokenOf = (link: SignedLink, at = clock.now(), signedBy = links): string =>
  signedBy.url(link, ORIGIN, at).replace(`${ORIGIN}/api/v1/links/`, '');

/** The error with which a token is refused; undefined if it is accepted. */
const refusalOf = (token: string, at = clock.now(), verifiedBy = links): unknown => {
  try {
    verifiedBy.verify(token, at);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a link', () => {
  it('leads back to what it was signed for', () => {
    const uuid = fc.uuid();
    fc.assert(
      fc.property(
        fc.record({
          tenant: fc.record({ organizationId: uuid, livemode: fc.boolean() }),
          use: fc.stringMatching(/^[a-z0-9_]{1,32}$/),
          record: uuid,
          contentHash: fc.stringMatching(/^[0-9a-f]{64}$/),
          audience: fc.constantFrom('released', 'any'),
        }),
        (link) => {
          expect(links.verify(tokenOf(link), clock.now())).toEqual(link);
        },
      ),
    );
  });

  it('is short, and contains only characters that need no escape in a URL', () => {
    expect(tokenOf(LINK)).toMatch(/^lnk_[\w-]{156}$/);
  });

  it('lives for an hour to an hour and a quarter', () => {
    for (const offset of [0, 1, 1_000, QUARTER_MS - 1]) {
      const now = new Date(clock.now().getTime() + offset);
      const token = tokenOf(LINK, now);
      const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
      expect(refusalOf(token, after(4 * QUARTER_MS - 1))).toBeUndefined();
      expect(refusalOf(token, after(5 * QUARTER_MS))).toMatchObject(EXPIRED);
    }
  });

  it('is the same for a quarter of an hour', () => {
    const at = (milliseconds: number): string => tokenOf(LINK, new Date(clock.now().getTime() + milliseconds));
    expect(at(QUARTER_MS)).toBe(at(1));
    expect(at(QUARTER_MS + 1)).not.toBe(at(QUARTER_MS));
  });

  it('is refused as expired at any later time, if it is authentic', () => {
    expect(refusalOf(tokenOf(LINK), new Date('2099-01-01T00:00:00Z'))).toMatchObject(EXPIRED);
  });
});

it('a lasting link is always the same, and is accepted at any time', () => {
  const url = links.lastingUrl(LINK, ORIGIN);
  expect(links.lastingUrl(LINK, ORIGIN)).toBe(url);
  const token = url.replace(`${ORIGIN}/api/v1/links/`, '');
  expect(refusalOf(token, new Date('2999-01-01T00:00:00Z'))).toBeUndefined();
});

describe('an altered token', () => {
  const bytes = Buffer.from(tokenOf(LINK).slice(4), 'base64url');

  it.each(Array.from(bytes, (_, index) => index))(
    'is unknown if byte %i differs, before and after its expiry',
    (index) => {
      for (const bit of [1, 2, 128]) {
        const altered = Buffer.from(bytes);
        altered[index] = (altered[index] ?? 0) ^ bit;
        const token = `lnk_${altered.toString('base64url')}`;
        expect(refusalOf(token)).toMatchObject(MISSING);
        expect(refusalOf(token, new Date('2099-01-01T00:00:00Z'))).toMatchObject(MISSING);
      }
    },
  );

  it('is unknown if any of its characters is replaced, removed or doubled', () => {
    const token = tokenOf(LINK);
    for (let index = 0; index < token.length; index += 1) {
      const [before, character, after] = [token.slice(0, index), token.charAt(index), token.slice(index + 1)];
      for (const other of ['A', 'B', '_', '-', '+', '/', '=', 'é', '']) {
        if (other !== character) expect(refusalOf(before + other + after)).toMatchObject(MISSING);
      }
      expect(refusalOf(before + character + character + after)).toMatchObject(MISSING);
    }
  });

  it('is unknown if it has only one other spelling of its last character', () => {
    const link = { ...LINK, use: 'asset' };
    const token = tokenOf(link);
    expect(Buffer.from(token.slice(4), 'base64url').length % 3).not.toBe(0);
    const spellings = Array.from(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
      (last) => token.slice(0, -1) + last,
    );
    expect(spellings.filter((spelling) => refusalOf(spelling) === undefined)).toEqual([token]);
  });

  it.each(['', 'lnk_', 'x', 'lnk_AA', `lnk_${'A'.repeat(160)}`, 'A'.repeat(5_000), '../..', '\0'])(
    'is unknown: %j',
    (token) => {
      expect(refusalOf(token)).toMatchObject(MISSING);
    },
  );
});

describe('the keys of links', () => {
  it('are those of all versions, of which the newest signs', () => {
    const both = linksOf(`${NEW},${OLD}`);
    expect(refusalOf(tokenOf(LINK), clock.now(), both)).toBeUndefined();
    const renewed = tokenOf(LINK, clock.now(), both);
    expect(refusalOf(renewed, clock.now(), both)).toBeUndefined();
    expect(refusalOf(renewed)).toMatchObject(MISSING);
  });

  it('differ from those of another service', () => {
    const other = linksOf(`1:${Buffer.alloc(32, 'other').toString('base64')}`);
    expect(refusalOf(tokenOf(LINK, clock.now(), other))).toMatchObject(MISSING);
  });
});

it.each([{ use: '' }, { use: 'Large' }, { use: 'x'.repeat(33) }, { record: 'asset_1' }, { contentHash: 'ab' }])(
  'a link with %j is not signed',
  (changes) => {
    expect(() => tokenOf({ ...LINK, ...changes })).toThrow(TypeError);
  },
);
