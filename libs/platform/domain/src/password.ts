import { hasAtMost } from '@livery/kernel';
import { passwordTooLong, passwordTooShort } from './sign-in.errors.ts';

/** In characters. NIST SP 800-63B-4, section 3.1.1.2, demands 15 where a password is the only factor. */
export const MIN_PASSWORD = 15;
export const MAX_PASSWORD = 256;
const MAX_TYPED = 1_024;

/**
 * Checks a new password. It is normalized, so that it does not depend on the keyboard (NFKC; NIST SP 800-63B-4, section 3.1.1.2).
 * @throws DomainError `parameter_invalid`
 */
export function checkedPassword(password: string): string {
  if (password.length > MAX_TYPED) throw passwordTooLong(MAX_PASSWORD);
  const normalized = normalizedPassword(password);
  if (Array.from(normalized).length < MIN_PASSWORD) throw passwordTooShort(MIN_PASSWORD);
  if (!hasAtMost(normalized, MAX_PASSWORD)) throw passwordTooLong(MAX_PASSWORD);
  return normalized;
}

/** Normalizes a typed password. A text that is too long to be one becomes an empty text, which is nobody's password. */
export function normalizedPassword(password: string): string {
  return password.length > MAX_TYPED ? '' : password.normalize('NFKC');
}
