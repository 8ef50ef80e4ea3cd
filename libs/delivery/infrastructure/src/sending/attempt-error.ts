import type { AttemptErrorClass, AttemptOutcome } from '@livery/delivery-domain';
import { errors } from 'undici';
import { AddressRefused } from '../addresses/address-refused.ts';
import { ResponseTooLong } from './bound-response.ts';
import { ConnectFailed } from './connect-failed.ts';

type SendingError = Exclude<AttemptErrorClass, 'unsendable'>;

const SENTENCES: Readonly<Record<SendingError, string>> = {
  address_forbidden: 'The host resolves to an address that webhooks may not be sent to.',
  dns: 'The host does not resolve to an address.',
  connect: 'No connection.',
  tls: 'No secure connection.',
  timeout: 'No complete response within 15 s.',
  connection_lost: 'The connection was lost before the response was complete.',
  response_invalid: 'The response is not valid HTTP.',
};

/** Returns the class and the message of a failed attempt. The message ends with the error's code if it has one. */
export function attemptError(error: unknown): NonNullable<AttemptOutcome['error']> {
  const cause = error instanceof ConnectFailed ? error.cause : error;
  if (cause instanceof AddressRefused) return { class: cause.errorClass, message: cause.message };
  const errorClass = classOf(error);
  const code = codeOf(cause);
  // Only the time limit ends a connection attempt without a code.
  if (errorClass === 'connect' && code === undefined)
    return { class: errorClass, message: 'No connection within 5 s.' };
  return { class: errorClass, message: `${SENTENCES[errorClass]}${code === undefined ? '' : ` (${code})`}` };
}

export const deadlinePassed = (): NonNullable<AttemptOutcome['error']> => ({
  class: 'timeout',
  message: SENTENCES.timeout,
});

function classOf(error: unknown): SendingError {
  if (error instanceof ConnectFailed) return error.errorClass;
  if (
    error instanceof errors.HTTPParserError ||
    error instanceof errors.HeadersOverflowError ||
    error instanceof errors.ResponseContentLengthMismatchError ||
    error instanceof ResponseTooLong ||
    isUnexpectedStatus(error)
  ) {
    return 'response_invalid';
  }
  return 'connection_lost';
}

/** undici closes the connection after a 100 or 101 that no request asked for, and does not expect a status below 100. */
function isUnexpectedStatus(error: unknown): boolean {
  if (error instanceof errors.SocketError) return error.message === 'bad response' || error.message === 'bad upgrade';
  return codeOf(error) === 'ERR_ASSERTION';
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(error.code) ? error.code : undefined;
}
