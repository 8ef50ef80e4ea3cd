import { afterEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { createLogger } from '@livery/runtime';
import { poll } from '@livery/testing';
import { BackgroundFailures } from './background-failures.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const unavailable = new DomainError('unavailable', 'unavailable', 'Away.', { cause: refused });
const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

const opened: BackgroundFailures[] = [];

afterEach(() => {
  for (const failures of opened.splice(0)) failures.close();
});

function openFailures(reach: () => Promise<void>) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const failures = new BackgroundFailures(createLogger({ name: 'test', level: 'info' }, { write }), reach);
  opened.push(failures);
  return { failures, lines };
}

describe('failures of background work', () => {
  it('are told one by one when the database answers', () => {
    const { failures, lines } = openFailures(() => Promise.resolve());
    for (const error of [new Error('a defect'), new Error('a defect'), deadlock]) failures.report(error);
    expect(lines).toHaveLength(3);
  });

  it('get one line when the database goes away, and one when it is back, however much is tried meanwhile', async () => {
    let isAway = true;
    const { failures, lines } = openFailures(() => (isAway ? Promise.reject(refused) : Promise.resolve()));
    for (const error of [refused, unavailable, refused]) failures.report(error);
    expect(lines).toEqual([expect.stringMatching(/"level":50.*the database is away/)]);
    isAway = false;
    await poll('the end of the outage to be told', () => lines.length > 1);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/"level":40.*the database is back/)]);
    failures.report(unavailable);
    expect(lines).toHaveLength(3);
  });
});
