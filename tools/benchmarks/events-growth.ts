import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import type { EventFilter, EventListFilter } from '@livery/delivery-application';
import { eventTypeFilter } from '@livery/delivery-domain';
import { PostgresEventFeed, PostgresEventRepository } from '@livery/delivery-infrastructure';
import type { PageRequest } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { createBenchmarkDatabase } from './support/benchmark-database.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { type FilledEvents, fillEvents } from './support/event-rows.ts';

const LARGE = Number(process.env['EVENTS'] ?? 5_000_000);
const SMALL = 10_000;
const TIMES = 300;
const ALL: EventListFilter = { type: null, object: null, requestId: null, created: {}, isUndelivered: false };

/** A filled log, and what reads it. */
interface Subject {
  readonly log: FilledEvents;
  readonly database: Database;
  readonly events: PostgresEventRepository;
  readonly feed: PostgresEventFeed;
}

type Read = (subject: Subject, number: number) => Promise<unknown>;

const list =
  (filter: (log: FilledEvents, number: number) => Partial<EventListFilter>, page: Partial<PageRequest> = {}): Read =>
  ({ events, log }, number) =>
    events.list(log.tenant, { ...ALL, ...filter(log, number) }, { limit: 50, ...page });

const feed =
  (filter: (log: FilledEvents, number: number) => Partial<EventFilter>, start: number | 'number' = 0): Read =>
  (subject, number) => {
    const position = start === 'number' ? number : start;
    const after = { eventId: subject.log.idOf(Math.max(1, position)), position: BigInt(position) };
    return subject.feed.read(subject.log.tenant, { ...ALL, ...filter(subject.log, number) }, after, 50);
  };

/** One of the newest ten thousand events, which the memory of PostgreSQL holds in both logs. */
function recent({ count }: FilledEvents, number: number): number {
  return count - (number % SMALL);
}

/** What is read. The number is that of a random event. */
const READS: Readonly<Record<string, Read>> = {
  'first page': list(() => ({})),
  'page in the middle': ({ events, log }, number) =>
    events.list(log.tenant, ALL, { limit: 50, startingAfter: log.idOf(number) }),
  'common type': list(() => ({ type: eventTypeFilter('context_1.record.verb_b') })),
  'rare type': list(() => ({ type: eventTypeFilter('rare.report.seen') })),
  'unknown type': list(() => ({ type: eventTypeFilter('never.seen') })),
  'prefix of four common types': list(() => ({ type: eventTypeFilter('context_1.*') })),
  'prefix of a rare type': list(() => ({ type: eventTypeFilter('rare.*') })),
  'record of any age': list((_, number) => ({ object: `record_${Math.floor(number / 5)}` })),
  'recent record': list((log, number) => ({ object: `record_${Math.floor(recent(log, number) / 5)}` })),
  'record without events': list(() => ({ object: 'none' })),
  'request of any age': list((log, number) => ({ requestId: log.idOf(number) })),
  'recent request': list((log, number) => ({ requestId: log.idOf(recent(log, number)) })),
  'created before': list((log, number) => ({ created: { lt: log.at(number) } })),
  undelivered: list(() => ({ isUndelivered: true })),
  'one event': ({ events, log }, number) => events.find(log.tenant, log.idOf(number)),
  'feed from the start': feed(() => ({})),
  'feed in the middle': feed(() => ({}), 'number'),
  'feed of a common type': feed(() => ({ type: eventTypeFilter('context_1.*') })),
  'feed of an unknown type, 10,000 events': feed(() => ({ type: eventTypeFilter('never.seen') })),
  'feed of a record, 10,000 events': feed(() => ({ object: 'record_400' })),
  'feed at the end': (subject, number) => feed(() => ({}), subject.log.count)(subject, number),
  'place of a cursor': ({ feed, log }, number) => feed.find(log.tenant, log.idOf(number)),
  lag: ({ feed, log }) => feed.lagSeconds(log.tenant),
};

/** Reads of the event log with five million events, compared with the same reads with ten thousand. */
await withBenchmarkPostgres(async (url) => {
  const [large, small] = [await open(url, 'large', LARGE), await open(url, 'small', SMALL)];
  console.log(`${LARGE} against ${SMALL} events, ${TIMES} reads of each kind (bar 1.5x)`);
  for (const [name, read] of Object.entries(READS)) await compare(name, read, large, small);
  await Promise.all([large, small].map(({ database }) => database.close()));
});

async function open(server: string, name: string, count: number): Promise<Subject> {
  const url = await createBenchmarkDatabase(server, name);
  const options = { url, applicationName: 'benchmark', poolSize: 1, guardTenants: false };
  const filling = await connectDatabase({ ...options, silenceMs: 3_600_000 });
  await migrateDatabase(filling);
  await filling.dataSource.query('set statement_timeout = 0');
  const began = performance.now();
  const log = await fillEvents(filling, count);
  console.log(`  ${count} events in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  await filling.close();
  const database = await connectDatabase(options);
  return { log, database, events: new PostgresEventRepository(database), feed: new PostgresEventFeed(database) };
}

async function compare(name: string, read: Read, large: Subject, small: Subject): Promise<void> {
  const times: { readonly large: number[]; readonly small: number[] } = { large: [], small: [] };
  for (let round = -10; round < TIMES; round += 1) {
    const share = Math.random();
    // The one that is asked second finds a warmer processor, so they take turns.
    const isFirst = round % 2 === 0;
    const before = isFirst ? await timeOf(read, large, share) : NaN;
    const second = await timeOf(read, small, share);
    const first = isFirst ? before : await timeOf(read, large, share);
    // The first ten rounds are not counted: statements are planned anew until the plan is kept.
    if (round < 0) continue;
    times.large.push(first);
    times.small.push(second);
  }
  console.log(`  ${name.padEnd(40)} p25 ${ratio(times, 0.25)}, p50 ${ratio(times, 0.5)}, p95 ${ratio(times, 0.95)}`);
}

async function timeOf(read: Read, subject: Subject, share: number): Promise<number> {
  const number = 1 + Math.floor(share * (subject.log.count - 1));
  const began = performance.now();
  await read(subject, number);
  return performance.now() - began;
}

function ratio(
  { large, small }: { readonly large: readonly number[]; readonly small: readonly number[] },
  share: number,
): string {
  const quantile = (times: readonly number[]): number =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
  const [a, b] = [quantile(large), quantile(small)];
  return `${a.toFixed(2)} / ${b.toFixed(2)} ms (${(a / b).toFixed(2)}x)`;
}
