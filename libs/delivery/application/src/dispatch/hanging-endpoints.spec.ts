import { describe, expect, it } from '@jest/globals';
import { sampleDelivery } from '../testing/sample-delivery.ts';
import { HANGS_AFTER_TICKS } from './endpoint-pace.ts';
import { EndpointPaces } from './endpoint-paces.ts';
import { HangingEndpoints } from './hanging-endpoints.ts';

/** Watches endpoints with ticks that a test makes. */
function watching() {
  const paces = new EndpointPaces();
  const found: string[] = [];
  const ticks = { count: 0 };
  const waiting: (() => void)[] = [];
  const watch = new HangingEndpoints(paces, {
    tick: () => new Promise((resolve) => waiting.push(resolve)),
    onHanging: (ids) => found.push(...ids),
    onTick: () => void (ticks.count += 1),
  });
  const pass = async (ticks: number): Promise<void> => {
    for (let tick = 0; tick < ticks; tick += 1) {
      for (const resume of waiting.splice(0)) resume();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { paces, watch, found, ticks, waiting, pass };
}

describe('the watch for endpoints that hang', () => {
  it('finds those that answer nothing for eight ticks, and runs only while a request is in flight', async () => {
    const { paces, watch, found, ticks, waiting, pass } = watching();
    const [endSilent, endOther] = ['silent', 'other'].map((id) => paces.started({ id, maxInFlight: null }));
    watch.watch();
    watch.watch();
    expect(waiting).toHaveLength(1);
    await pass(HANGS_AFTER_TICKS - 1);
    endOther?.('success');
    expect(found).toEqual([]);
    await pass(1);
    expect(found).toEqual(['silent']);
    expect(ticks.count).toBe(HANGS_AFTER_TICKS);
    endSilent?.('no_answer');
    await pass(2);
    expect(waiting).toHaveLength(0);
    const end = paces.started({ id: 'silent', maxInFlight: null });
    watch.watch();
    expect(waiting).toHaveLength(1);
    end('success');
  });
});

describe('the paces of endpoints', () => {
  it('are forgotten about a minute after the last request', () => {
    const paces = new EndpointPaces();
    for (let count = 0; count < 3; count += 1) {
      const ends = Array.from({ length: paces.limitOf('a') }, () => paces.started({ id: 'a', maxInFlight: null }));
      for (const end of ends) end('success');
    }
    expect(paces.limitOf('a')).toBe(64);
    for (let tick = 0; tick < 600; tick += 1) paces.tick();
    expect(paces.limitOf('a')).toBe(64);
    paces.tick();
    expect(paces.limitOf('a')).toBe(8);
  });

  it('keep the own limit of an endpoint, even if it is forgotten while deliveries wait', () => {
    const paces = new EndpointPaces();
    for (let tick = 0; tick < 1_000; tick += 1) paces.tick();
    const { endpoint } = sampleDelivery('d', { endpointId: 'a', maxInFlight: 1 });
    paces.observe(endpoint);
    paces.tick();
    expect(paces.limitOf('a')).toBe(1);
    for (let tick = 0; tick < 1_000; tick += 1) paces.tick();
    const end = paces.started(endpoint);
    expect([paces.limitOf('a'), paces.mayStart('a')]).toEqual([1, false]);
    end('success');
    expect([paces.limitOf('a'), paces.mayStart('a')]).toEqual([1, true]);
  });

  it('tell both lanes when another request may be sent', () => {
    const paces = new EndpointPaces();
    const told: string[] = [];
    paces.whenRoom((id) => told.push(`first ${id}`));
    paces.whenRoom((id) => told.push(`second ${id}`));
    paces.started({ id: 'a', maxInFlight: null })('failed_answer');
    expect(told).toEqual(['first a', 'second a']);
  });
});
