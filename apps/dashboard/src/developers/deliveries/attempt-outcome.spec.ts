import { describe, expect, it } from '@jest/globals';
import type { WebhookAttempt } from '@livery/sdk';
import { outcomeOf } from './attempt-outcome.ts';

const ATTEMPT: WebhookAttempt = {
  id: 'wha_1',
  started: '2026-11-26T12:00:00.000Z',
  duration_ms: 12,
  timings: { dns: null, connect: null, tls: null, first_byte: null },
  request_headers: null,
  response_status: null,
  response_headers: null,
  response_body: null,
  truncated: false,
  error_class: null,
  error_message: null,
};

describe('The outcome of an attempt', () => {
  it.each([200, 204, 299])('is a success after %i', (response_status) => {
    expect(outcomeOf({ ...ATTEMPT, response_status }).isSuccess).toBe(true);
  });

  it.each([302, 400, 401, 410, 503])('names the status %i of a failure', (response_status) => {
    const { isSuccess, text } = outcomeOf({ ...ATTEMPT, response_status });
    expect(isSuccess).toBe(false);
    expect(text).toContain(String(response_status));
  });

  it('explains an error, also when the head of a response had come', () => {
    const { isSuccess, text } = outcomeOf({ ...ATTEMPT, response_status: 200, error_class: 'timeout' });
    expect(isSuccess).toBe(false);
    expect(text).toContain('15 seconds');
  });

  it('repeats what the service says about an error that it does not know', () => {
    const { text } = outcomeOf({ ...ATTEMPT, error_class: 'new', error_message: 'The moon was full.' });
    expect(text).toBe('The moon was full.');
  });
});
