import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import type { AssetSearch } from '@livery/content-application';
import { PostgresAssetSearch } from '@livery/content-infrastructure';
import type { Database } from '@livery/persistence';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { createBenchmarkDatabase } from './support/benchmark-database.ts';
import { lists, type QueriesByKind, searches } from './support/library-queries.ts';
import { type FilledLibrary, fillLibraries } from './support/library-rows.ts';

const LARGE = Number(process.env['LIBRARY_ASSETS'] ?? 1_000_000);
const MIDDLE = 10_000;
const SMALL = 500;
const ROUNDS = 4;

/** A library, and what searches it. */
interface Subject {
  readonly search: AssetSearch;
  readonly library: FilledLibrary;
}

/** The libraries of one database. */
interface OpenedLibraries {
  readonly subjects: readonly Subject[];
  readonly database: Database;
}

/** Milliseconds of the same queries of two libraries, measured in turn. */
interface Times {
  readonly one: number[];
  readonly other: number[];
}

/**
 * Searches and lists of a library of a million assets, compared with one of ten thousand, and of one of 500 assets that has a database
 * to itself with one beside the million. Each library is filled with the same kind of assets.
 */
await withBenchmarkPostgres(async (url) => {
  const opened = [
    await openLibraries(url, 'crowded', [LARGE, SMALL]),
    await openLibraries(url, 'middle', [MIDDLE]),
    await openLibraries(url, 'alone', [SMALL]),
  ];
  const [large, beside, middle, alone] = opened.flatMap(({ subjects }) => subjects);
  if (large === undefined || middle === undefined || alone === undefined || beside === undefined) return;
  await compare('searches, a million against ten thousand assets (bar 3x, 50 ms)', large, middle, searches);
  await compare('lists, a million against ten thousand assets (bar 1.5x)', large, middle, listsOf);
  await compare('searches, 500 assets beside a million against alone (bar 1.2x)', beside, alone, searches);
  await compare('lists, 500 assets beside a million against alone (bar 1.2x)', beside, alone, listsOf);
  for (const { database } of opened) await database.close();
});

function listsOf({ library }: Subject): QueriesByKind {
  return lists(library.folders);
}

async function openLibraries(server: string, name: string, counts: readonly number[]): Promise<OpenedLibraries> {
  const url = await createBenchmarkDatabase(server, name);
  const options = { url, applicationName: 'benchmark', poolSize: 2, guardTenants: false };
  const filling = await connectDatabase({ ...options, silenceMs: 3_600_000 });
  await migrateDatabase(filling);
  const libraries = await fillLibraries(filling, counts);
  await filling.close();
  const database = await connectDatabase({ ...options, poolSize: 1 });
  const search = new PostgresAssetSearch(database);
  return { database, subjects: libraries.map((library) => ({ search, library })) };
}

async function compare(
  what: string,
  one: Subject,
  other: Subject,
  queriesOf: (subject: Subject) => QueriesByKind,
): Promise<void> {
  console.log(what);
  const all: Times = { one: [], other: [] };
  const others = queriesOf(other);
  for (const [kind, queries] of queriesOf(one)) {
    const times: Times = { one: [], other: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, query] of queries.entries()) {
        const otherQuery = others.get(kind)?.[index] ?? query;
        // The one that is asked second finds a warmer processor, so they take turns.
        const isFirst = (round + index) % 2 === 0;
        const before = isFirst ? await timeOf(one, query) : Number.NaN;
        const second = await timeOf(other, otherQuery);
        const first = isFirst ? before : await timeOf(one, query);
        // A first round is not counted.
        if (round > 0) {
          times.one.push(first);
          times.other.push(second);
        }
      }
    }
    console.log(`  ${kind.padEnd(34)} ${describe(times)}`);
    all.one.push(...times.one);
    all.other.push(...times.other);
  }
  console.log(`  ${'all'.padEnd(34)} ${describe(all)}`);
}

async function timeOf({ search, library }: Subject, query: Parameters<AssetSearch['find']>[1]): Promise<number> {
  const started = performance.now();
  await search.find(library.tenant, query);
  return performance.now() - started;
}

function describe({ one, other }: Times): string {
  const line = (share: number): string => {
    const [a, b] = [quantile(one, share), quantile(other, share)];
    return `${a.toFixed(1)} / ${b.toFixed(1)} ms (${(a / b).toFixed(2)}x)`;
  };
  return `p50 ${line(0.5)}, p95 ${line(0.95)}`;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
