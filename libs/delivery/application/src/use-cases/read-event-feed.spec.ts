import { describe, expect, it } from '@jest/globals';
import { newId, type EventEnvelope, type Tenant } from '@livery/kernel';
import { EventArrivals } from '../ports/event-arrivals.ts';
import { EventFeed, type FeedCursor, type FeedPlace, type FeedSlice } from '../ports/event-feed.ts';
import type { EventFilter } from '../ports/event.repository.ts';
import { ReadEventFeed } from './read-event-feed.ts';

const tenant: Tenant = { organizationId: newId(), livemode: true };
const filter: EventFilter = { type: null, object: null, requestId: null, created: {} };
const NOW = new Date('2026-11-20T09:00:00.000Z');

function event(id: string): EventEnvelope {
  return { id, tenant, type: 'a.happened', apiVersion: '2026-11-20', requestId: null, data: {}, created: NOW };
}

/** A log whose state changes with every arrival: an event is placed, or time passes. */
class Log extends EventFeed {
  readonly placed: string[] = [];
  readonly unplaced: string[] = [];
  /** How many events one read passes over, and which of them fit the filter. */
  window = 100;
  fits: (id: string) => boolean = () => true;
  lag = 0;

  find(_: Tenant, eventId: string): Promise<FeedCursor | null> {
    const index = this.placed.indexOf(eventId);
    if (index >= 0) return Promise.resolve({ position: BigInt(index + 1) });
    const newest = BigInt(this.placed.length);
    return Promise.resolve(this.unplaced.includes(eventId) ? { position: null, newest } : null);
  }

  read(_: Tenant, __: EventFilter, after: FeedPlace, limit: number): Promise<FeedSlice> {
    const start = Number(after.position);
    const scanned = this.placed.slice(start, start + this.window);
    const fitting = scanned.filter(this.fits);
    const shown = fitting.slice(0, limit);
    const last = fitting.length > limit ? shown.at(-1) : scanned.at(-1);
    return Promise.resolve({
      items: shown.map(event),
      reached: last === undefined ? after : { eventId: last, position: BigInt(this.placed.indexOf(last) + 1) },
      hasMore: fitting.length > limit || scanned.length === this.window,
    });
  }

  lagSeconds(): Promise<number> {
    return Promise.resolve(this.lag);
  }
}

class Arrivals extends EventArrivals {
  readonly awaited: bigint[] = [];

  /** @param happen what happens while a reader waits */
  constructor(private readonly happen: () => void) {
    super();
  }

  after(_: Tenant, position: bigint): Promise<void> {
    this.awaited.push(position);
    this.happen();
    return Promise.resolve();
  }
}

const impatient = AbortSignal.abort();

function reader(log: Log, happen: () => void = () => undefined) {
  const arrivals = new Arrivals(happen);
  const useCase = new ReadEventFeed(log, arrivals);
  const read = (after: string | null, patience: AbortSignal = impatient, limit = 10) =>
    useCase.execute({ tenant, after, filter, limit, patience });
  return { read, arrivals };
}

describe('a reader of the feed', () => {
  it('gets the events after the cursor, and continues after the last one', async () => {
    const log = new Log();
    log.placed.push('a', 'b', 'c', 'd');
    const { read } = reader(log);
    const first = await read(null, impatient, 2);
    expect([first.items.map(({ id }) => id), first.cursor, first.hasMore]).toEqual([['a', 'b'], 'b', true]);
    const second = await read('b');
    expect([second.items.map(({ id }) => id), second.cursor, second.hasMore]).toEqual([['c', 'd'], 'd', false]);
  });

  it('gets an empty page with its own cursor at the end, and the lag', async () => {
    const log = new Log();
    log.placed.push('a');
    log.lag = 7;
    expect(await reader(log).read('a')).toEqual({ items: [], cursor: 'a', hasMore: false, lagSeconds: 7 });
    expect(await reader(new Log()).read(null)).toMatchObject({ items: [], cursor: null });
  });

  it('waits for the next event, again and again until one fits its filter', async () => {
    const log = new Log();
    log.placed.push('a');
    log.fits = (id) => id === 'rare';
    const coming = ['b', 'c', 'rare'];
    const { read, arrivals } = reader(log, () => log.placed.push(...coming.splice(0, 1)));
    const page = await read('a', new AbortController().signal);
    expect([page.items.map(({ id }) => id), page.cursor]).toEqual([['rare'], 'rare']);
    expect(arrivals.awaited).toEqual([1n, 2n, 3n]);
  });

  it('gets an empty page whose cursor has moved on when its patience ends', async () => {
    const log = new Log();
    log.placed.push('a');
    log.fits = () => false;
    const patience = new AbortController();
    const { read } = reader(log, () => {
      log.placed.push(`event_${log.placed.length}`);
      if (log.placed.length === 4) patience.abort();
    });
    expect(await read('a', patience.signal)).toMatchObject({ items: [], cursor: 'event_3', hasMore: false });
  });

  it('does not wait at the end of a part of the log without an event that fits', async () => {
    const log = new Log();
    log.placed.push('a', 'b', 'c', 'd');
    log.window = 2;
    log.fits = () => false;
    const { read, arrivals } = reader(log);
    expect(await read(null, new AbortController().signal)).toMatchObject({ items: [], cursor: 'b', hasMore: true });
    expect(arrivals.awaited).toEqual([]);
  });

  it('waits until the event of its cursor is placed, and gets those after it', async () => {
    const log = new Log();
    log.placed.push('a');
    log.unplaced.push('late');
    const { read, arrivals } = reader(log, () => log.placed.push(log.placed.length === 1 ? 'other' : 'late', 'next'));
    const page = await read('late', new AbortController().signal);
    expect(page.items.map(({ id }) => id)).toEqual(['next']);
    expect(arrivals.awaited).toEqual([1n, 3n]);
  });

  it('gets an empty page with its own cursor if the event of its cursor is not placed in time', async () => {
    const log = new Log();
    log.placed.push('a');
    log.unplaced.push('late');
    log.lag = 31;
    expect(await reader(log).read('late')).toEqual({ items: [], cursor: 'late', hasMore: false, lagSeconds: 31 });
  });

  it('is refused if there is no such event, also when it was deleted while the reader waited', async () => {
    const refusal = expect.objectContaining({ code: 'cursor_invalid', param: 'after' });
    await expect(reader(new Log()).read('unknown')).rejects.toThrow(refusal);
    const log = new Log();
    log.unplaced.push('late');
    const { read } = reader(log, () => log.unplaced.pop());
    await expect(read('late', new AbortController().signal)).rejects.toThrow(refusal);
  });
});
