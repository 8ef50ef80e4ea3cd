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
  it('are logged one by one while the database can be reached', () => {
    const { failures, lines } = openFailures(() => Promise.resolve());
    for (const error of [new Error('a defect'), new Error('a defect'), deadlock]) failures.report(error);
    expect(lines).toHaveLength(3);
  });

  it('are logged once when an outage of the database begins and once when it ends', async () => {
    let isOutage = true;
    const { failures, lines } = openFailures(() => (isOutage ? Promise.reject(refused) : Promise.resolve()));
    for (const error of [refused, unavailable, refused]) failures.report(error);
    expect(lines).toEqual([expect.stringMatching(/"level":50.*the database cannot be reached/)]);
    isOutage = false;
    await poll('the end of the outage to be logged', () => lines.length > 1);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/"level":40.*the database can be reached again/)]);
    failures.report(unavailable);
    expect(lines).toHaveLength(3);
  });
});
