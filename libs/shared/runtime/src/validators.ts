import { isIP } from 'node:net';
import { makeValidator } from 'envalid';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A validator of whole numbers in decimal digits from `min` to `max`, both included. */
export function wholeNumber({ min, max }: Bounds) {
  return makeValidator((text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw new Error(`not a whole number from ${min} to ${max}`);
    return value;
  });
}

/** A validator of `postgres://user:password@host:port/database`. */
export const postgresUrl = makeValidator((text) => {
  if (!URL.canParse(text)) throw new Error('not an address');
  const { protocol, hostname, pathname, username, password } = new URL(text);
  if (!/^postgres(ql)?:$/.test(protocol)) throw new Error('not an address of PostgreSQL');
  if (hostname === '' || pathname.length < 2) throw new Error('without a host or a database');
  // The driver decodes these parts, and fails at a "%" that is not part of an escape.
  [username, password, pathname].forEach(decodeURIComponent);
  return text;
});

/** A validator of the queue's URL: `redis://…`, `rediss://…` or `postgres://…`. */
export const queueUrl = makeValidator((text) => {
  if (!URL.canParse(text)) throw new Error('not an address');
  if (!/^(rediss?|postgres(ql)?):$/.test(new URL(text).protocol)) throw new Error('neither Redis nor PostgreSQL');
  return text;
});

/** A validator of `redis://…` or `rediss://…`. */
export const redisUrl = makeValidator((text) => {
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol)) throw new Error('not an address of Redis');
  return text;
});

/**
 * A validator of the address at which browsers reach the service: `https://livery.example`, without a path. An empty text means that it is
 * not known: compose files pass on a variable that is not set in this way.
 */
export const publicUrl = makeValidator((text) => {
  if (text === '') return text;
  if (!URL.canParse(text)) throw new Error('not an address');
  const { protocol, origin, href } = new URL(text);
  if (!/^https?:$/.test(protocol)) throw new Error('neither https:// nor http://');
  if (href !== `${origin}/`) throw new Error('more than https://, a host and a port');
  return origin;
});

/** A validator of `<per second>/<burst>`: `100/200`, `0.5/10`. */
export const rate = makeValidator((text) => {
  const [, perSecond = '', burst = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\/(\d{1,7})$/.exec(text) ?? [];
  if (!(Number(perSecond) > 0 && Number(burst) >= 1)) throw new Error('not <per second>/<burst>');
  return { perSecond: Number(perSecond), burst: Number(burst) };
});

/** A validator of text that is not blank. */
export const nonEmptyText = makeValidator((text) => {
  if (text.trim() === '') throw new Error('empty');
  return text;
});

/** A validator of comma-separated address blocks (CIDR, or a single address). A block of all addresses is refused. */
export const addressBlocks = makeValidator((text): readonly string[] => {
  const blocks = text.split(',').map((block) => block.trim());
  return blocks.filter((block) => block !== '').map(addressBlock);
});

function addressBlock(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const length = bits === undefined ? 1 : Number(/^\d{1,3}$/.exec(bits)?.[0] ?? NaN);
  const most = family === 4 ? 32 : 128;
  if (family === 0 || address.includes('%') || rest.length > 0 || !(length >= 1 && length <= most)) {
    throw new Error(`"${text}" is not an address block (CIDR)`);
  }
  return text;
}
