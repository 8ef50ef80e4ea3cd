import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { claimRequest } from '../testing/claim-request.ts';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

/** Answers after a moment, with a status. @returns the largest number of requests that were open at the same time, by path */
function countOpenRequests(status: (count: number) => number = () => 200): Map<string, number> {
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  let count = 0;
  fixture.sink.answer = (response, { path }) => {
    const now = (open.get(path) ?? 0) + 1;
    open.set(path, now);
    most.set(path, Math.max(now, most.get(path) ?? 0));
    setTimeout(() => {
      open.set(path, (open.get(path) ?? 0) - 1);
      count += 1;
      response.writeHead(status(count)).end();
    }, 10);
  };
  return most;
}

describe('an endpoint with max_in_flight', () => {
  it('has no more requests in flight, however many workers there are, and others are not limited', async () => {
    const one = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/one`, maxInFlight: 1 });
    const three = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/three`, maxInFlight: 3 });
    const free = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/free` });
    await fixture.emit(40);
    const most = countOpenRequests();
    const dispatchers = [fixture.start({ slots: 128 }), fixture.start({ slots: 128 }), fixture.start({ slots: 128 })];
    await poll('everything is delivered', async () => {
      for (const dispatcher of dispatchers) dispatcher.wake();
      const statuses = await Promise.all([one, three, free].map((endpoint) => fixture.statusesOf(endpoint)));
      return statuses.flat().every((status) => status === 'delivered');
    });
    expect([most.get('/one'), most.get('/three')]).toEqual([1, 3]);
    expect(most.get('/free')).toBeGreaterThan(3);
    const order = fixture.sink.received.filter(({ path }) => path === '/one');
    expect(order.map(({ headers }) => Number(headers['webhook-sequence']))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  it('counts retries and first attempts together', async () => {
    const endpoint = await fixture.rows.endpoint({ url: `${fixture.sink.origin}/one`, maxInFlight: 1 });
    await fixture.emit(10);
    await fixture.server.execute(`update delivery.undelivered set attempt_count = ordinal % 2`);
    const most = countOpenRequests();
    const dispatcher = fixture.start();
    dispatcher.wake();
    await poll('everything is delivered', async () => {
      dispatcher.wake();
      return (await fixture.statusesOf(endpoint)).every((status) => status === 'delivered');
    });
    expect(most.get('/one')).toBe(1);
    expect(fixture.sink.received).toHaveLength(10);
  });

  it('is served by another worker when its worker has left it, or when the claims of that worker have expired', async () => {
    await fixture.rows.endpoint({ url: fixture.sink.origin, maxInFlight: 1 });
    await fixture.emit(3);
    const [first, second, third] = [fixture.queue(60_000), fixture.queue(60_000), fixture.queue(60_000)];
    const { sendable } = await first.claim(claimRequest({ limit: 1 }));
    expect(sendable).toHaveLength(1);
    expect((await second.claim(claimRequest())).sendable).toEqual([]);
    await first.leaveEndpoints();
    const taken = (await second.claim(claimRequest({ limit: 1 }))).sendable;
    expect(taken).toHaveLength(1);
    expect((await first.renew(sendable)).size).toBe(0);
    expect((await second.renew(taken)).size).toBe(1);
    await fixture.server.execute(`update delivery.endpoint_worker set until = now() - interval '1 second'`);
    expect((await third.claim(claimRequest())).sendable).toHaveLength(1);
    expect((await second.renew(taken)).size).toBe(0);
  });

  it('is served by one of many workers that claim at the same time', async () => {
    await fixture.rows.endpoint({ url: fixture.sink.origin, maxInFlight: 5 });
    await fixture.emit(50);
    for (let round = 0; round < 10; round += 1) {
      await fixture.server.execute('delete from delivery.endpoint_worker');
      await fixture.server.execute('update delivery.undelivered set claimed_until = null, claim_id = null');
      const queues = Array.from({ length: 6 }, () => fixture.queue());
      const claims = await Promise.all(queues.map((queue) => queue.claim(claimRequest({ limit: 5 }))));
      expect(claims.filter(({ sendable }) => sendable.length > 0)).toHaveLength(1);
    }
  });
});
