import { idempotencyKeyInvalid } from './idempotency.errors.ts';

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

/**
 * Reads the header `Idempotency-Key`, as text or as the quoted string of the IETF draft.
 * @throws DomainError `idempotency_key_invalid`
 */
export function parseIdempotencyKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!PRINTABLE_ASCII.test(key)) throw idempotencyKeyInvalid();
  return key;
}
