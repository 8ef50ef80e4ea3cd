import type { WebhookAttempt } from '@livery/sdk';

/** What each class of errors means, in plain words. */
const ERRORS = new Map([
  ['address_forbidden', 'The host has an address that webhooks may not be sent to, such as one of a private network.'],
  ['dns', 'The host of the URL has no address. Check its name, and its DNS entries.'],
  [
    'connect',
    'No connection could be made, or none within 5 seconds. Check that the server runs, and that a firewall lets it be reached.',
  ],
  ['tls', 'The connection could not be made secure. Check the certificate of the server.'],
  ['timeout', 'There was no complete response within 15 seconds. Respond first, and do long work afterwards.'],
  ['connection_lost', 'The connection ended before the response was complete.'],
  ['response_invalid', 'The response was not valid HTTP.'],
  ['unsendable', 'No request could be made: the event was deleted, or the signing secret cannot be read.'],
]);

export interface Outcome {
  readonly isSuccess: boolean;
  /** One or two sentences: what happened, and what to check. */
  readonly text: string;
}

/** What became of an attempt. */
export function outcomeOf({ error_class, error_message, response_status: status }: WebhookAttempt): Outcome {
  if (error_class !== null) {
    return { isSuccess: false, text: ERRORS.get(error_class) ?? error_message ?? 'There was no complete response.' };
  }
  if (status === null) return { isSuccess: false, text: error_message ?? 'There was no response.' };
  if (status >= 200 && status < 300) return { isSuccess: true, text: 'The endpoint accepted the event.' };
  return { isSuccess: false, text: failureOf(status) };
}

function failureOf(status: number): string {
  if (status >= 500) return `The endpoint failed with ${status}. Its own log says why.`;
  if (status === 410) return 'The endpoint responded with 410: it wants no more events. Therefore it was disabled.';
  if (status === 401 || status === 403)
    return `The endpoint refused the event with ${status}. Check how it verifies signatures.`;
  if (status >= 400)
    return `The endpoint refused the event with ${status}. Check the path of the URL, and what it accepts.`;
  return `The endpoint responded with ${status}. Only a status from 200 to 299 counts as accepted; redirects are not followed.`;
}
