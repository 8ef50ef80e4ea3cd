import { ErrorDialect } from '@livery/http';
import { type DomainError, namedSchema } from '@livery/kernel';
import { invalidRequest, OAUTH_ERROR_CODES } from '@livery/platform-domain';
import type { Request } from 'express';
import { usesBasic } from './basic-credentials.ts';

const RFC_CODES: ReadonlySet<string> = new Set(OAUTH_ERROR_CODES);
const TEMPORARILY_UNAVAILABLE = 'temporarily_unavailable';
/** The characters that RFC 6749 does not allow in `error_description`: all but %x20-21 / %x23-5B / %x5D-7E. */
const NOT_IN_DESCRIPTION = /[^\x20-\x21\x23-\x5B\x5D-\x7E]/g;

/**
 * The errors of the OAuth server. The codes are those of RFC 6749, section 5.2. The body is the envelope of this API, or that of
 * the RFC if the caller uses HTTP Basic or sends `errors=rfc6749` in the query.
 */
export class OAuthErrorDialect extends ErrorDialect {
  readonly schema = namedSchema({
    title: 'OAuthError',
    description: 'The reason why no token is issued, in the format of RFC 6749, section 5.2.',
    properties: {
      error: {
        enum: [...OAUTH_ERROR_CODES, 'invalid_token', 'insufficient_scope', 'access_denied', TEMPORARILY_UNAVAILABLE],
      },
      error_description: { type: 'string', minLength: 1 },
    },
    example: {
      error: 'invalid_client',
      error_description: 'There is no client with this client_id and client_secret.',
    },
  });

  translate(error: DomainError): DomainError {
    if (RFC_CODES.has(error.code) || (error.kind !== 'invalid' && error.kind !== 'unsupported')) return error;
    return invalidRequest(error.message, error.param ?? undefined);
  }

  body(error: DomainError, { headers, query }: Request): object | null {
    if (!usesBasic(headers.authorization) && query['errors'] !== 'rfc6749') return null;
    return { error: rfcCode(error), error_description: error.message.replace(NOT_IN_DESCRIPTION, "'") };
  }

  challenge({ code }: DomainError, { headers }: Request): string | null | undefined {
    if (code !== 'invalid_client') return undefined;
    return headers.authorization === undefined ? null : 'Basic realm="oauth", charset="UTF-8"';
  }
}

function rfcCode({ code, kind }: DomainError): string {
  if (RFC_CODES.has(code)) return code;
  if (kind === 'unauthenticated') return 'invalid_token';
  if (kind === 'forbidden') return code === 'insufficient_scope' ? code : 'access_denied';
  return kind === 'unavailable' || kind === 'timeout' || kind === 'rate_limited'
    ? TEMPORARILY_UNAVAILABLE
    : 'invalid_request';
}
