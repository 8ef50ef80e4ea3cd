import type { FormParameters } from '@livery/http';
import type { ClientCredentials } from '@livery/platform-application';
import { basicUnreadable, clientMissing, invalidRequest } from '@livery/platform-domain';
import type { Request } from 'express';
import { basicCredentials } from './basic-credentials.ts';
import { readParameter } from './read-parameter.ts';

const IN_BODY_ONLY = ['client_secret', 'client_id', 'access_token', 'token'];

/** @throws DomainError `invalid_request` for a credential or a token in the address */
export function assertNotInQuery({ query }: Request): void {
  const misplaced = IN_BODY_ONLY.find((name) => name in query);
  if (misplaced !== undefined) throw invalidRequest('Send it in the body, never in the address.', misplaced);
}

/**
 * How a client names and proves itself: HTTP Basic, or both parameters in the body (RFC 6749, section 2.3.1).
 * @throws DomainError `invalid_request` for two ways at once or credentials in the query, `invalid_client` for none
 */
export function clientCredentials(request: Request, form: FormParameters): ClientCredentials {
  const { headers } = request;
  assertNotInQuery(request);
  const clientId = readParameter(form, 'client_id');
  const clientSecret = readParameter(form, 'client_secret');
  if (headers.authorization === undefined) {
    if (clientId === undefined) throw clientMissing(clientSecret === undefined ? 'The client' : 'client_id');
    if (clientSecret === undefined) throw clientMissing('client_secret');
    return { clientId, clientSecret };
  }
  if (clientSecret !== undefined) {
    throw invalidRequest('Send the credentials in the Authorization header or in the body, not in both.');
  }
  const credentials = basicCredentials(headers.authorization);
  if (credentials === null) throw basicUnreadable();
  if (clientId !== undefined && clientId !== credentials.clientId) {
    throw invalidRequest('client_id is another one than that of the Authorization header.', 'client_id');
  }
  return credentials;
}
