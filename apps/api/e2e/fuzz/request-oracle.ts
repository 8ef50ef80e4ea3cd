import type { ApiContract, DocumentLocation } from '@livery/testing';
import type { DocumentedOperation } from './documented-operations.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** Whether the document forbids a request, so that it must be refused. What it allows may be refused for what it means. */
export function isForbidden(contract: ApiContract, operation: DocumentedOperation, request: FuzzRequest): boolean {
  return hasUnknownParameter(operation, request) || hasForbiddenBody(contract, operation, request);
}

/** The OAuth endpoints ignore what they do not know, as their RFC demands. */
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
