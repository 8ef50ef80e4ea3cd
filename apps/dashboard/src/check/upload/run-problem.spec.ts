import { describe, expect, it } from '@jest/globals';
import { ApiError, ConnectionError } from '@livery/sdk';
import { SessionError } from '../../session/session-error.ts';
import { runProblemOf } from './run-problem.ts';

const FACTS = { type: 'api_error', kind: 'api_error', param: null, doc_url: null, request_id: 'req_1' } as const;

/** An error of the service as the client library throws it. */
function refusal(status: number, code: string, retryAfterMs?: number): ApiError {
  const headers = new Headers();
  return new ApiError(
    { status, requestId: 'req_1', retryAfterMs, headers },
    { ...FACTS, code, message: `It is ${code}.` },
  );
}

describe('runProblemOf', () => {
  it.each([
    [413, 'file_too_large', /larger than 50 MB/],
    [422, 'file_encrypted', /password/],
    [422, 'file_corrupt', /damaged/],
    [422, 'not_ooxml', /no file of PowerPoint or Word/],
    [415, 'unsupported_format', /no presentation/],
  ])('says in plain words what is wrong with a file: %i %s', (status, code, words) => {
    const problem = runProblemOf(refusal(status, code));
    expect(problem.title).toMatch(words);
    expect(problem).toMatchObject({ requestId: 'req_1', isPassing: false });
    expect(problem.advice).not.toBe('');
  });

  it.each([
    [429, 'rate_limited', 3200, 'Try again in 4 s.'],
    [503, 'unavailable', undefined, 'Try again in 10 s.'],
  ])('says when to try again: %i %s', (status, code, retryAfterMs, advice) => {
    expect(runProblemOf(refusal(status, code, retryAfterMs))).toMatchObject({ advice, isPassing: true });
  });

  it('says what the session lacks', () => {
    const removed = new SessionError('There is no such record.', 404, 'resource_missing', 'req_2', null);
    expect(runProblemOf(removed)).toMatchObject({ requestId: 'req_2', isPassing: false });
    expect(runProblemOf(removed).title).toMatch(/not a member of this organization any more/);
    const ended = new SessionError('Sign in.', 401, 'session_required', 'req_3', null);
    expect(runProblemOf(ended)).toMatchObject({ title: 'Sign in.', advice: '', isPassing: false });
    const late = new SessionError('Wait.', 429, 'rate_limited', null, 3);
    expect(runProblemOf(late)).toMatchObject({ advice: 'Try again in 3 s.', isPassing: true });
  });

  it('knows a lost connection, and takes the message of other errors', () => {
    expect(runProblemOf(new ConnectionError('lost'))).toMatchObject({ isPassing: true, requestId: null });
    expect(runProblemOf(refusal(403, 'insufficient_scope')).title).toBe('It is insufficient_scope.');
    expect(runProblemOf(new TypeError('x')).title).toMatch(/could not send/);
  });
});
