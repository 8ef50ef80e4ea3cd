/** The largest value of twelve bits. After it, ids use the next millisecond. */
const MAX_COUNTER = 0xfff;

/** The random bytes of one id. They are generated for 512 ids at a time, since a call for each id costs more than the rest (measured). */
const RANDOM_BYTES = 8;
/** The two hexadecimal digits of each byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const pool = new Uint8Array(RANDOM_BYTES * 512);
let usedBytes = pool.length;

let lastTime = 0;
let counter = 0;

/**
 * Creates a UUIDv7 (RFC 9562, section 5.7). Ids of one process sort in the order of their creation, also within a millisecond: the
 * twelve bits of `rand_a` count within the millisecond (method 1 of section 6.2).
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    counter = 0;
  } else if (counter < MAX_COUNTER) {
    counter += 1;
  } else {
    lastTime += 1;
    counter = 0;
  }
  return uuidv7(lastTime, counter, randomBytes());
}

/** The smallest UUIDv7 of an instant. It is a bound for filters on `created` and for partitions. */
export function firstIdAt(instant: Date): string {
  return uuidv7(instant.getTime(), 0, new Uint8Array(8));
}

function randomBytes(): Uint8Array {
  if (usedBytes === pool.length) {
    crypto.getRandomValues(pool);
    usedBytes = 0;
  }
  usedBytes += RANDOM_BYTES;
  return pool.subarray(usedBytes - RANDOM_BYTES, usedBytes);
}

function uuidv7(milliseconds: number, sequence: number, random: Uint8Array): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  const version = (0x7000 | sequence).toString(16);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  let tail = '';
  for (const byte of random) tail += HEX[byte] ?? '';
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
