import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { ConfigurationError } from './environment.ts';
import { failureText } from './failure-text.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

describe('the text of a failure', () => {
  it('is one line with the reason for a database that cannot be reached', () => {
    const cause = coded('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED');
    const error = new DomainError('unavailable', 'unavailable', 'The database does not answer.', { cause });
    expect(failureText(error)).toBe('The database does not answer. (connect ECONNREFUSED 127.0.0.1:1)');
  });

  it('contains the code if the error has no message', () => {
    const cause = coded('', 'ECONNREFUSED');
    const error = new DomainError('unavailable', 'unavailable', 'The database does not answer.', { cause });
    expect(failureText(error)).toBe('The database does not answer. (ECONNREFUSED)');
  });

  it.each([
    ['a wrong password', coded('password authentication failed', '28P01')],
    ['a port that is in use', coded('listen EADDRINUSE: address already in use', 'EADDRINUSE')],
    ['a configuration', new ConfigurationError(['PORT is missing'])],
  ])('is the message for %s', (_, error) => {
    expect(failureText(error)).toBe(error.message);
  });

  it.each([
    ['a defect', new TypeError('x is not a function')],
    ['a defect that Node found', Object.assign(new TypeError('must be a string'), { code: 'ERR_INVALID_ARG_TYPE' })],
  ])('has the stack for %s', (_, error) => {
    expect(failureText(error)).toContain('failure-text.spec');
  });
});
