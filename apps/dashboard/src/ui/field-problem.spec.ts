import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@livery/sdk';
import { problemOf } from './field-problem.ts';

function refusal(param: string | null, errors?: { param: string; code: string; message: string }[]): ApiError {
  const answer = { status: 400, requestId: null, retryAfterMs: undefined, headers: new Headers() };
  return new ApiError(answer, {
    type: 'invalid_request_error',
    kind: 'invalid_request_error',
    code: 'parameter_invalid',
    message: 'It is wrong.',
    param,
    doc_url: null,
    request_id: 'req_1',
    ...(errors && { errors }),
  });
}

describe('The problem of a field', () => {
  it('is the message about the part of the request with its name', () => {
    expect(problemOf(refusal('allowed_ips'), 'allowed_ips')).toBe('It is wrong.');
    expect(problemOf(refusal('allowed_ips[3]'), 'allowed_ips')).toBe('It is wrong.');
    expect(problemOf(refusal('name'), 'allowed_ips')).toBeNull();
    expect(problemOf(refusal(null), 'allowed_ips')).toBeNull();
  });

  it('is its own one if several parts are wrong', () => {
    const errors = [
      { param: 'name', code: 'parameter_invalid', message: 'It is too long.' },
      { param: 'url', code: 'parameter_invalid', message: 'It is no URL.' },
    ];
    expect(problemOf(refusal('name', errors), 'url')).toBe('It is no URL.');
  });

  it('is nothing while there is no error, or another one', () => {
    expect(problemOf(null, 'url')).toBeNull();
    expect(problemOf(new Error('url'), 'url')).toBeNull();
  });
});
