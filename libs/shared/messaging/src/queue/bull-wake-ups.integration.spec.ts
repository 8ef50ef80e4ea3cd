import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { pino } from 'pino';
import { BullWakeUps } from './bull-wake-ups.ts';
import { queueStoreAt } from './queue-store-at.ts';

let server: TestDatabase;

beforeAll(async () => {
  server = await createTestDatabase();
});

afterAll(() => server.drop());

describe('the hints of an api that starts before the first worker', () => {
  it('are connected at once, without a warning', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const apis = Array.from({ length: 3 }, () => new BullWakeUps(queueStoreAt(server.url), logger));
    await Promise.all(apis.map((api) => api.open()));
    expect(apis.map((api) => api.isConnected)).toEqual([true, true, true]);
    await Promise.all(apis.map((api) => api.close()));
    expect(lines).toEqual([]);
  });
});
