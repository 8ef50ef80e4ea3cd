import { DomainError } from '@livery/kernel';

export const idempotencyKeyInvalid = (): DomainError =>
  new DomainError(
    'invalid',
    'idempotency_key_invalid',
    'Idempotency-Key must be 1 to 255 printable ASCII characters.',
    { param: 'Idempotency-Key' },
  );

export const idempotencyKeyReused = (): DomainError =>
  new DomainError(
    'idempotency_key_reused',
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Use a new key for each new request.',
    { param: 'Idempotency-Key' },
  );

export const idempotencyKeyInUse = (): DomainError =>
  new DomainError(
    'idempotency_key_in_use',
    'idempotency_key_in_use',
    'A request with this Idempotency-Key is still in progress. Send it again in a moment.',
    { param: 'Idempotency-Key', retryAfter: 1 },
  );
