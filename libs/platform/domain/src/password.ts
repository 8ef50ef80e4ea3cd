import { hasAtMost } from '@livery/kernel';
import { passwordIsEmail, passwordTooLong, passwordTooShort, passwordTooUniform } from './sign-in.errors.ts';

/** In characters. NIST SP 800-63B-4, section 3.1.1.2, demands 15 where a password is the only factor. */
export const MIN_PASSWORD = 15;
export const MAX_PASSWORD = 256;
/** How many different characters a password has at least. */
export const MIN_DIFFERENT = 5;
const MAX_TYPED = 1_024;

/**
 * Checks a new password of the account with this email. It is normalized, so that it does not depend on the keyboard (NFKC; NIST SP 800-63B-4, section 3.1.1.2).
 * @throws DomainError `parameter_invalid`
 */
export function checkedPassword(password: string, email: string): string {
  if (password.length > MAX_TYPED) throw passwordTooLong(MAX_PASSWORD);
  const normalized = normalizedPassword(password);
  if (Array.from(normalized).length < MIN_PASSWORD) throw passwordTooShort(MIN_PASSWORD);
  if (!hasAtMost(normalized, MAX_PASSWORD)) throw passwordTooLong(MAX_PASSWORD);
  if (new Set(normalized).size < MIN_DIFFERENT) throw passwordTooUniform(MIN_DIFFERENT);
  if (isEmailPadded(normalized.toLowerCase(), email.toLowerCase())) throw passwordIsEmail();
  return normalized;
}

/** Whether a password has the email, or the part before its @, and hardly a letter besides. */
function isEmailPadded(password: string, email: string): boolean {
  const rest = password.replaceAll(email, '').replaceAll(email.slice(0, email.lastIndexOf('@')), '');
  return rest !== password && new Set(rest.match(/\p{L}/gu)).size < MIN_DIFFERENT;
}

/** Normalizes a typed password. A text that is too long to be one becomes an empty text, which is nobody's password. */
export function normalizedPassword(password: string): string {
  return password.length > MAX_TYPED ? '' : password.normalize('NFKC');
}
