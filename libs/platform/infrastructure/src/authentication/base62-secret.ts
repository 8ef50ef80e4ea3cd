import { randomFillSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { BASE62_DIGITS } from '@livery/kernel';

/** 43 characters of base62 have 256 bits. */
const BODY_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const LARGEST_MULTIPLE = 256 - (256 % BASE62_DIGITS.length);
/** Random bytes are drawn for many secrets at once. One draw per secret costs more than everything else (measured). */
const pool = new Uint8Array(4_096);
let drawn = pool.length;

const SHAPE = /^([a-z]{2,3}(?:_[a-z]+)?)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

/** Creates a secret: the prefix, 256 random bits in base62, and the CRC32 of everything before it in 6 characters. */
export function newSecret(prefix: string): string {
  const text = `${prefix}_${randomDigits()}`;
  return text + checksumOf(text);
}

/** Bytes from the last multiple of 62 on are skipped, so that all digits are equally likely. */
function randomDigits(): string {
  let digits = '';
  while (digits.length < BODY_LENGTH) {
    const byte = randomByte();
    if (byte < LARGEST_MULTIPLE) digits += BASE62_DIGITS.charAt(byte % BASE62_DIGITS.length);
  }
  return digits;
}

/** Each byte is used once and then overwritten. */
function randomByte(): number {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  const byte = pool[drawn] ?? 0;
  pool[drawn] = 0;
  drawn += 1;
  return byte;
}

/** Returns the prefix of a well-formed secret with a correct checksum, without a query. @returns null for any other text */
export function secretPrefixOf(text: string): string | null {
  const [, prefix, body, checksum] = SHAPE.exec(text) ?? [];
  if (prefix === undefined || body === undefined) return null;
  return checksumOf(`${prefix}_${body}`) === checksum ? prefix : null;
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  while (checksum.length < CHECKSUM_LENGTH) {
    checksum = BASE62_DIGITS.charAt(rest % 62) + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}
