import { makeValidator } from 'envalid';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A validator of whole numbers in plain digits, both bounds included. */
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
  // The driver decodes them, and fails at a "%" that stands for itself.
  [username, password, pathname].forEach(decodeURIComponent);
  return text;
});

/** A validator of `redis://…`, `rediss://…` or `postgres://…`: where wake-ups are kept. */
export const queueUrl = makeValidator((text) => {
  if (!URL.canParse(text)) throw new Error('not an address');
  if (!/^(rediss?|postgres(ql)?):$/.test(new URL(text).protocol)) throw new Error('neither Redis nor PostgreSQL');
  return text;
});

/** A validator of text that says something. */
export const nonEmptyText = makeValidator((text) => {
  if (text.trim() === '') throw new Error('empty');
  return text;
});
