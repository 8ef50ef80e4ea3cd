import { formText } from '@livery/http';
import type { ClientCredentials } from '@livery/platform-application';
import { DomainError } from '@livery/kernel';

const BASIC = /^basic +([A-Za-z0-9+/_-]+={0,2}) *$/i;

/** Whether a caller uses HTTP Basic (RFC 6749, section 2.3.1), well-formed or not. */
export function usesBasic(authorization: string | undefined): boolean {
  return /^basic\b/i.test(authorization ?? '');
}

/** Decodes client id and secret of `Authorization: Basic`, each form-encoded. @returns null if the header is malformed */
export function basicCredentials(authorization: string): ClientCredentials | null {
  const decoded = Buffer.from(BASIC.exec(authorization)?.[1] ?? '', 'base64').toString('latin1');
  const separator = decoded.indexOf(':');
  if (separator < 0) return null;
  const clientId = unescaped(decoded.slice(0, separator));
  const clientSecret = unescaped(decoded.slice(separator + 1));
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}

function unescaped(text: string): string | null {
  if (/[&=]/.test(text)) return null;
  try {
    return formText(text);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
