import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError, resourceMissing } from '@livery/kernel';
import type { SecretKeys } from '@livery/runtime';
import { decodeTerms, encodeTerms, EXPIRY_UNIT_MS, keyVersionOf, NEVER } from './link-token.ts';
import type { SignedLink } from './signed-link.ts';

const LIFETIME_MS = 3_600_000;
const SIGNATURE_BYTES = 32;
/** By this prefix the token is recognised, and kept out of the request log. */
const PREFIX = 'lnk_';

/** Creates and verifies links to bytes. Whoever has a link can open it without a credential, so logs must not contain its token. */
export class BlobLinks {
  private readonly currentVersion: number;
  /** By the version of the secret key. Links of all versions are accepted. */
  private readonly signingKeys: ReadonlyMap<number, Buffer>;

  constructor(secretKeys: SecretKeys) {
    this.currentVersion = secretKeys.current.version;
    this.signingKeys = new Map(secretKeys.all.map((key) => [key.version, key.derive('link-signature')]));
  }

  /**
   * A link that lives for an hour or up to 15 minutes longer. Within 15 minutes the same link is created again, so that clients can
   * cache what they load.
   * @param origin such as `https://api.example.com`
   */
  url(link: SignedLink, origin: string, now: Date): string {
    return this.urlUntil(this.expiry(now), link, origin);
  }

  /** A link that never expires, and is always the same. Its use has to judge who may open it. */
  lastingUrl(link: SignedLink, origin: string): string {
    return this.urlUntil(NEVER, link, origin);
  }

  /** Until when a link can be opened that is created now. */
  expiry(now: Date): Date {
    return new Date(Math.ceil((now.getTime() + LIFETIME_MS) / EXPIRY_UNIT_MS) * EXPIRY_UNIT_MS);
  }

  /**
   * Verifies a token.
   * @throws DomainError `resource_missing` if it is not authentic, `link_expired` if it is, but has expired
   */
  verify(token: string, now: Date): SignedLink {
    const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
    const encoded = bytes.subarray(0, -SIGNATURE_BYTES);
    // The last character of a token may have unused bits. Only one spelling is accepted.
    if (
      PREFIX + bytes.toString('base64url') !== token ||
      !this.isAuthentic(encoded, bytes.subarray(-SIGNATURE_BYTES))
    ) {
      throw resourceMissing();
    }
    const { expires, ...link } = decodeTerms(encoded);
    if (expires <= now) {
      throw new DomainError('forbidden', 'link_expired', 'The link has expired. Read the record again for a new link.');
    }
    return link;
  }

  private urlUntil(expires: Date, link: SignedLink, origin: string): string {
    const encoded = encodeTerms({ ...link, expires }, this.currentVersion);
    const token = Buffer.concat([encoded, this.signatureOf(encoded, this.currentVersion)]).toString('base64url');
    return `${origin}/api/v1/links/${PREFIX}${token}`;
  }

  private isAuthentic(encoded: Buffer, signature: Buffer): boolean {
    const version = keyVersionOf(encoded);
    if (version === undefined || !this.signingKeys.has(version)) return false;
    return timingSafeEqual(this.signatureOf(encoded, version), signature);
  }

  private signatureOf(encoded: Buffer, version: number): Buffer {
    return createHmac('sha256', this.signingKeys.get(version) ?? '')
      .update(encoded)
      .digest();
  }
}
