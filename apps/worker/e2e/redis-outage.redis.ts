import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BullWakeUps, queueStoreAt } from '@livery/messaging';
import { createLogger } from '@livery/runtime';
import { OwnRedis, poll } from '@livery/testing';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { openWebhookSink, type WebhookSink } from './webhook-sink.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

const OUTAGES = 3;
const EVENTS = 50;

let fixture: WorkerFixture;
let sink: WebhookSink;
let redis: OwnRedis;
let worker: SpawnedApp;
let wakeUps: BullWakeUps;

beforeAll(async () => {
  fixture = await openWorkerFixture();
  sink = await openWebhookSink();
  redis = await OwnRedis.start();
  worker = await spawnApp('worker', { DATABASE_URL: fixture.url, QUEUE_URL: redis.url });
  wakeUps = new BullWakeUps(queueStoreAt(redis.url), createLogger({ name: 'livery-test', level: 'silent' }));
  await wakeUps.open();
});

afterAll(async () => {
  await wakeUps.close();
  await worker.process.end('SIGKILL');
  await redis[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

const arrived = (): number => new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size;
const printed = (text: string): number => worker.process.text.split(text).length - 1;

describe('a worker whose Redis is repeatedly killed and started again without data', () => {
  it('delivers everything within seconds, and logs each outage once', async () => {
    await worker.untilReady();
    await fixture.createEndpoint(`${sink.origin}/outage`);
    for (let outage = 1; outage <= OUTAGES; outage += 1) {
      await redis.kill();
      await fixture.append(EVENTS, wakeUps);
      await poll('everything arrives without Redis', () => arrived() === (2 * outage - 1) * EVENTS, 10_000);
      expect((await worker.readiness())?.status).toBe(503);
      await redis.start();
      await worker.untilReady();
      await fixture.append(EVENTS, wakeUps);
      await poll('everything arrives with Redis', () => arrived() === 2 * outage * EVENTS, 10_000);
      expect([printed('hints cannot be received'), printed('hints can be received again')]).toEqual([outage, outage]);
    }
    expect(sink.received).toHaveLength(2 * OUTAGES * EVENTS);
    expect(printed('"level":')).toBeLessThan(10 * OUTAGES);
    expect(await worker.process.end('SIGTERM')).toBe(0);
  }, 90_000);
});
