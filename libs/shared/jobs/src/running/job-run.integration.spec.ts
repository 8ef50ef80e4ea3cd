import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll, TcpProxy } from '@livery/testing';
import { CountingKind } from '../testing/counting-kind.ts';
import { JobsFixture, newTenant } from '../testing/jobs-fixture.ts';

let proxy: TcpProxy;
let fixture: JobsFixture;

beforeEach(async () => {
  fixture = await JobsFixture.open(async (url) => {
    proxy = await TcpProxy.open(url);
    return proxy.url;
  });
});

afterEach(async () => {
  proxy.resume();
  await fixture.close();
  await proxy[Symbol.asyncDispose]();
});

describe('a run whose database is away for a while', () => {
  it('gives the job back when the database is there again, without counting an interruption', async () => {
    const kind = new CountingKind('sample.counted', (number) => {
      if (number === 2 && kind.runs === 1) proxy.refuse();
    });
    const runner = fixture.runner({ kinds: [kind] });
    const queued = await fixture.start('sample.counted', newTenant());
    runner.wake();
    await poll('the outage', () => kind.runs === 1);
    const away = performance.now();
    await poll('some attempts to write the end', () => performance.now() - away > 1_200);
    proxy.resume();
    const given = async (): Promise<string> => {
      const [row] = await fixture.server.execute('select status, attempts, lease_epoch, checkpoint from jobs.job');
      return JSON.stringify(row);
    };
    const expected = { status: 'queued', attempts: 0, lease_epoch: 1, checkpoint: { done: 1 } };
    await poll('the job to be given back', async () => (await given()) === JSON.stringify(expected));
    expect(await fixture.ended(queued)).toMatchObject({ status: 'completed', attempts: 1, epoch: 2 });
    expect(await fixture.effects(queued)).toEqual([1, 2, 3]);
  });
});
