import { describe, expect, it } from '@jest/globals';
import type { EndpointTable } from '@livery/http';
import { newId, publicId } from '@livery/kernel';
import { assertContract } from './response-contract.ts';

const requestId = publicId('req', newId());
const endpoint = {
  method: 'POST',
  path: '/fonts',
  operationId: 'registerFont',
  area: 'Brand governance',
  summary: 'Approve a font',
  description: 'By its name.',
  scopes: 'public',
  response: {},
  errors: ['resource_conflict'],
} as const;
const endpoints: Pick<EndpointTable, 'find'> = { find: (_, path) => (path === '/fonts' ? endpoint : undefined) };

const answer =
  (code: string, path = '/fonts') =>
  () =>
    assertContract(
      {
        method: 'POST',
        path,
        status: 400,
        headers: { 'request-id': requestId },
        body: {
          error: {
            type: 'invalid_request_error',
            kind: 'invalid_request_error',
            code,
            message: 'No.',
            param: null,
            request_id: requestId,
            doc_url: null,
          },
        },
      },
      endpoints,
    );

describe('the contract of an error', () => {
  it('holds for a code that every endpoint can give, and for a declared one', () => {
    expect(answer('parameter_invalid')).not.toThrow();
    expect(answer('resource_conflict')).not.toThrow();
    expect(answer('route_missing', '/nothing')).not.toThrow();
  });

  it('is broken by a code that nobody declared', () => {
    expect(answer('file_corrupt')).toThrow('file_corrupt is not declared');
    expect(answer('resource_conflict', '/nothing')).toThrow('resource_conflict is not declared');
  });
});
