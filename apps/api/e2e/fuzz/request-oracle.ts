import type { ApiContract, DocumentLocation } from '@livery/testing';
import type { DocumentedOperation } from './documented-operations.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** Returns whether the document forbids a request, so that it must be refused. Other requests may be refused for other reasons. */
export function isForbidden(contract: ApiContract, operation: DocumentedOperation, request: FuzzRequest): boolean {
  return hasUnknownParameter(operation, request) || hasForbiddenBody(contract, operation, request);
}

/** Returns whether the query has an unknown parameter. The OAuth endpoints ignore them, as RFC 6749 requires. */
function hasUnknownParameter({ path, parameters }: DocumentedOperation, { query }: FuzzRequest): boolean {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return !path.startsWith('/oauth/') && query.some(([name]) => !known.includes(name));
}

function hasForbiddenBody(
  contract: ApiContract,
  { method, path }: DocumentedOperation,
  { body }: FuzzRequest,
): boolean {
  if (body?.mediaType !== 'application/json') return false;
  const location: DocumentLocation = [
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    body.mediaType,
    'schema',
  ];
  return !contract.fits(location, body.content);
}
