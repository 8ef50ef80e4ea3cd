import type { FormParameters } from '@livery/http';
import type { ClientCredentials } from '@livery/platform-application';
import { basicUnreadable, clientMissing, invalidRequest } from '@livery/platform-domain';
import type { Request } from 'express';
import { basicCredentials } from './basic-credentials.ts';
import { readParameter } from './read-parameter.ts';

const IN_BODY_ONLY = ['client_secret', 'client_id', 'access_token', 'token'];

/** @throws DomainError `invalid_request` if the query contains a credential or a token */
export function assertNotInQuery({ query }: Request): void {
  const misplaced = IN_BODY_ONLY.find((name) => name in query);
  if (misplaced !== undefined) throw invalidRequest('Send this parameter in the body, never in the URL.', misplaced);
}

/**
 * Reads the credentials of a client from HTTP Basic or from the body (RFC 6749, section 2.3.1).
 * @throws DomainError `invalid_request` if both are used or the query contains credentials; `invalid_client` if there are none
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
    throw invalidRequest('client_id differs from that of the Authorization header.', 'client_id');
  }
  return credentials;
}
