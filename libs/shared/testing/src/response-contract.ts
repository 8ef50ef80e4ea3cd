import type { EndpointTable } from '@livery/http';
import { ApiContract, type DocumentLocation } from './api-contract.ts';
import type { ObservedResponse } from './observed-response.ts';
import { assertBody } from './response-body.ts';

const contract = ApiContract.checkedIn();

/** The error codes for unknown paths and methods. */
const OUTSIDE: Readonly<Record<number, string>> = {
  404: 'route_missing',
  405: 'method_not_allowed',
  429: 'rate_limited',
};

/** @throws Error if the status, headers or body of a response differ from the OpenAPI document */
export function assertContract(response: ObservedResponse, endpoints: Pick<EndpointTable, 'find'>): void {
  const { method, path, status } = response;
  const where = `${method} ${path} → ${status}`;
  if (endpoints.find(method, path) === undefined) {
    assertOutside(response, where);
    return;
  }
  const operation = contract.operationOf(method, path);
  if (operation === undefined) throw new Error(`${where}: openapi.json has no such operation. Run npm run openapi.`);
  const location = contract.follow([...operation, 'responses', String(status)]);
  if (contract.at(location) === undefined) throw new Error(`${where}: the status is not documented`);
  assertHeaders(response, [...location, 'headers'], where);
  assertBody(contract, response, { location: [...location, 'content'], where });
  assertCode(response, [...location, 'x-error-codes'], where);
}

/** Checks the error code. The codes of RFC 6749 are checked by their schema. */
function assertCode({ body }: ObservedResponse, location: DocumentLocation, where: string): void {
  const codes = contract.at(location);
  const code = codeOf(body);
  if (Array.isArray(codes) && code !== undefined && !codes.includes(code)) {
    throw new Error(`${where}: ${code} is not declared`);
  }
}

function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

function assertOutside({ status, headers, body }: ObservedResponse, where: string): void {
  for (const name of ['RequestId', 'ApiVersion']) {
    assertHeader(headers, ['components', 'headers', name], name.replace(/(?<=[a-z])(?=[A-Z])/, '-'), where);
  }
  contract.assertFits(['components', 'schemas', 'Error'], body, where);
  const code = OUTSIDE[status] ?? 'uri_too_long';
  if (codeOf(body) !== code) throw new Error(`${where}: not ${code}`);
}

function assertHeaders({ headers }: ObservedResponse, location: DocumentLocation, where: string): void {
  for (const name of contract.namesAt(location)) {
    assertHeader(headers, contract.follow([...location, name]), name, where);
  }
}

function assertHeader(
  headers: ObservedResponse['headers'],
  location: DocumentLocation,
  name: string,
  where: string,
): void {
  const value = headers[name.toLowerCase()];
  if (value !== undefined) contract.assertFits([...location, 'schema'], value, `${where}: ${name}`);
  else if (contract.at([...location, 'required']) === true) throw new Error(`${where}: ${name} is missing`);
}
