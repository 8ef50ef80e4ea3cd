import type { LinkAudience, SignedLink } from './signed-link.ts';

/** The content of a token: the link, and when it expires. */
export interface LinkTerms extends SignedLink {
  readonly expires: Date;
}

/**
 * The bytes before the signature: format (1), version of the key (2), flags (1), organization (16), record (16), content hash (32),
 * expiry in units of 15 minutes since 1970 (4), use (the rest).
 */
const FORMAT = 1;
const FIXED_BYTES = 72;
const MAX_USE = 32;
const LIVE = 1;
const RELEASED = 2;
export const EXPIRY_UNIT_MS = 15 * 60_000;
/** The last expiry that a token can have. */
export const NEVER = new Date(0xffffffff * EXPIRY_UNIT_MS);

/** Encodes a link. @throws TypeError if a member cannot be encoded, which is a defect */
export function encodeTerms(terms: LinkTerms, keyVersion: number): Buffer {
  const { tenant, use, record, contentHash, audience, expires } = terms;
  if (!/^[a-z0-9_]{1,32}$/.test(use)) throw new TypeError('The use of a link has 1 to 32 lower-case letters.');
  const head = Buffer.alloc(4);
  head.writeUInt8(FORMAT, 0);
  head.writeUInt16BE(keyVersion, 1);
  head.writeUInt8((tenant.livemode ? LIVE : 0) | (audience === 'released' ? RELEASED : 0), 3);
  const expiry = Buffer.alloc(4);
  expiry.writeUInt32BE(Math.ceil(expires.getTime() / EXPIRY_UNIT_MS));
  const encoded = Buffer.concat([
    head,
    bytesOfUuid(tenant.organizationId),
    bytesOfUuid(record),
    Buffer.from(contentHash, 'hex'),
    expiry,
    Buffer.from(use, 'latin1'),
  ]);
  if (encoded.length !== FIXED_BYTES + use.length) throw new TypeError('A link needs two UUIDs and a SHA-256.');
  return encoded;
}

/** The version of the key that signed a token; undefined for bytes that are no token. */
export function keyVersionOf(encoded: Buffer): number | undefined {
  const isToken = encoded.length > FIXED_BYTES && encoded.length <= FIXED_BYTES + MAX_USE && encoded[0] === FORMAT;
  return isToken ? encoded.readUInt16BE(1) : undefined;
}

/** Decodes bytes whose signature was verified. */
export function decodeTerms(encoded: Buffer): LinkTerms {
  const flags = encoded.readUInt8(3);
  const audience: LinkAudience = (flags & RELEASED) === 0 ? 'any' : 'released';
  return {
    tenant: { organizationId: uuidOf(encoded.subarray(4, 20)), livemode: (flags & LIVE) !== 0 },
    record: uuidOf(encoded.subarray(20, 36)),
    contentHash: encoded.toString('hex', 36, 68),
    expires: new Date(encoded.readUInt32BE(68) * EXPIRY_UNIT_MS),
    use: encoded.toString('latin1', FIXED_BYTES),
    audience,
  };
}

function bytesOfUuid(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
