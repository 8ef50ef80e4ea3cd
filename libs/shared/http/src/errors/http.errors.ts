import { API_VERSIONS, DomainError, type Scope } from '@livery/kernel';

export const insufficientScope = (accepted: readonly Scope[]): DomainError =>
  new DomainError(
    'forbidden',
    'insufficient_scope',
    `This endpoint requires a credential with one of these scopes: ${accepted.join(', ')}.`,
    {
      extras: { required_scopes: accepted },
    },
  );

export const publishableKeyForbidden = (): DomainError =>
  new DomainError(
    'forbidden',
    'publishable_key_forbidden',
    'This endpoint does not accept publishable keys. Use a secret key.',
  );

export const livemodeRequired = (): DomainError =>
  new DomainError(
    'forbidden',
    'livemode_required',
    'Both modes share this record. Use a live credential to change it.',
  );

export const routeMissing = (): DomainError =>
  new DomainError('missing', 'route_missing', 'The path does not exist. Check the URL and its version segment.');

/** The path exists, but not with the method of the request. */
export class MethodNotAllowed extends DomainError {
  constructor(readonly allowed: readonly string[]) {
    super('method_not_allowed', 'method_not_allowed', `This path supports ${allowed.join(', ')} only.`);
  }
}

/** @param accepted a description of the accepted media types */
export const unsupportedMediaType = (accepted: string): DomainError =>
  new DomainError(
    'unsupported',
    'unsupported_media_type',
    `Content-Type must name the type of the body: ${accepted}. Text must be in UTF-8.`,
    { param: 'Content-Type' },
  );

export const contentEncodingRefused = (): DomainError =>
  new DomainError('unsupported', 'unsupported_media_type', 'Send the body without Content-Encoding.');

/** @param produced the media types with which the endpoint responds */
export const notAcceptable = (produced: string): DomainError =>
  new DomainError(
    'not_acceptable',
    'not_acceptable',
    `This endpoint responds with ${produced} only. Add it to the Accept header.`,
  );

/** A range of a byte answer begins behind its last byte. */
export class RangeNotSatisfiable extends DomainError {
  /** @param size of the whole file, in bytes */
  constructor(readonly size: number) {
    super(
      'range_not_satisfiable',
      'range_not_satisfiable',
      `The file has ${size} bytes, and the range begins behind them.`,
      { param: 'Range' },
    );
  }
}

export const apiVersionUnknown = (): DomainError =>
  new DomainError('invalid', 'api_version_unknown', `Api-Version must be one of: ${API_VERSIONS.join(', ')}.`, {
    param: 'Api-Version',
  });

export const parameterUnknown = (param: string): DomainError =>
  new DomainError('invalid', 'parameter_unknown', `${param} is not a parameter of this endpoint.`, { param });

export const uriTooLong = (limit: number): DomainError =>
  new DomainError('uri_too_long', 'uri_too_long', `The URL is longer than ${limit} characters.`);

export const headersTooLarge = (): DomainError =>
  new DomainError('headers_too_large', 'headers_too_large', 'The request line and headers are larger than 16 KiB.');

/** The message for a repeated parameter of the query. */
export const repeatedParameter = (param: string): string => `${param} is given more than once. Give it once.`;

export const limitOutOfRange = (): DomainError =>
  new DomainError('invalid', 'limit_out_of_range', 'limit must be a whole number from 1 to 200.', { param: 'limit' });

/** A repeated `limit` has the same code as any other invalid `limit`. */
export const limitRepeated = (): DomainError =>
  new DomainError('invalid', 'limit_out_of_range', repeatedParameter('limit'), { param: 'limit' });

export const cursorInvalid = (param: string): DomainError =>
  new DomainError('invalid', 'cursor_invalid', `${param} must be the id of a record in this list.`, { param });
