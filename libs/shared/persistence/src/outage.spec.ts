import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isOutage, outageOf } from './outage.ts';

const failure = (code: string): Error => Object.assign(new Error('no'), { code });

describe('a failure of the database', () => {
  it.each([
    ['a lost connection', '08006'],
    ['a shutdown', '57P01'],
    ['too many connections', '53300'],
    ['a lock that was not free', '55P03'],
    ['an idle transaction that was ended', '25P03'],
    ['a deadlock', '40P01'],
    ['a serialization failure', '40001'],
    ['a refused connection', 'ECONNREFUSED'],
    ['a name server that does not respond', 'EAI_AGAIN'],
  ])('is reported as unavailable, with a time to wait: %s', (_, code) => {
    expect(outageOf(failure(code))).toMatchObject({ kind: 'unavailable', retryAfter: 1 });
  });

  it('is an outage if the connection is lost before a statement is sent', () => {
    expect(isOutage(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isOutage(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });

  it('is reported as a timeout if a statement took too long', () => {
    expect(outageOf(failure('57014'))).toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['a violated constraint', '23505'],
    ['a missing table', '42P01'],
    ['a statement in a failed transaction', '25P02'],
  ])('is a defect in all other cases: %s', (_, code) => {
    expect(outageOf(failure(code))).toBeUndefined();
  });
});
