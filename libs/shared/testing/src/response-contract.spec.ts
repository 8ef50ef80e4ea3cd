import { describe, expect, it } from '@jest/globals';
import type { EndpointTable } from '@livery/http';
import { newId, publicId } from '@livery/kernel';
import type { ObservedResponse } from './observed-response.ts';
import { assertContract } from './response-contract.ts';

const requestId = publicId('req', newId());
const headers = { 'request-id': requestId, 'api-version': '2026-11-20', 'content-type': 'application/json' };
const endpoint = {
  method: 'POST',
  path: '/fonts',
  operationId: 'registerFont',
  area: 'Brand governance',
  summary: 'Approve a font',
  description: 'By its name.',
  scopes: 'public',
  response: {},
} as const;
const endpoints: Pick<EndpointTable, 'find'> = { find: (_, path) => (path === '/fonts' ? endpoint : undefined) };

function failure(code: string, type = 'invalid_request_error'): object {
  return { error: { type, kind: type, code, message: 'No.', param: null, request_id: requestId, doc_url: null } };
}

function judging(response: Partial<ObservedResponse>): () => void {
  const answer = { method: 'POST', path: '/fonts', status: 400, headers, body: failure('parameter_invalid') };
  return () => assertContract({ ...answer, ...response }, endpoints);
}

describe('the contract of an answer', () => {
  it('permits the codes of its operation and status', () => {
    expect(judging({})).not.toThrow();
    expect(judging({ status: 409, body: failure('resource_conflict') })).not.toThrow();
    expect(judging({ path: '/nothing', status: 404, body: failure('route_missing') })).not.toThrow();
  });

  it('is violated by a code that is not declared, or not for this status', () => {
    expect(judging({ body: failure('file_corrupt') })).toThrow('file_corrupt is not declared');
    expect(judging({ body: failure('resource_conflict') })).toThrow('resource_conflict is not declared');
    expect(judging({ body: failure('no_such_code') })).toThrow('does not fit');
    expect(judging({ path: '/nothing', status: 404, body: failure('resource_conflict') })).toThrow('not route_missing');
  });

  it('is violated by a status, a media type or a member that is not declared', () => {
    expect(judging({ status: 418 })).toThrow('not documented');
    expect(judging({ headers: { ...headers, 'content-type': 'text/html' } })).toThrow('text/html');
    expect(judging({ body: { ...failure('parameter_invalid'), more: 1 } })).toThrow('does not fit');
  });

  it('is violated by a header that is missing or malformed', () => {
    expect(judging({ headers: { ...headers, 'request-id': undefined } })).toThrow('Request-Id is missing');
    expect(judging({ headers: { ...headers, 'request-id': 'req_1' } })).toThrow('Request-Id');
  });
});
