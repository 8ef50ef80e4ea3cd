import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type FixTools, fixDocument, type Guideline } from '@livery/brand-governance-domain';
import { fixTools, inspectDocument } from '@livery/brand-governance-infrastructure';
import { request } from 'undici';
import { BENCHMARK_BLOB_DIR } from './support/benchmark-blob-store.ts';
import { type BenchmarkDocument, bigDeck, typicalDeck } from './support/benchmark-decks.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { everyCheck } from './support/every-check.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { ProcessMemory } from './support/process-memory.ts';
import { startServer } from './support/server-process.ts';

const PAIRS = 3;
const WARM_UP_ROUNDS = 1;
const TIME_BAR = 2.6;
const MEMORY_BAR = 3;
const MEMORY_ROUNDS = 3;
const SETTLE_MS = 2_000;
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const REQUEST = { findingIds: null, removals: false, at: 'cause', acceptedIds: [], dropSignatures: false } as const;
const BRAND = {
  '/brand_palettes': [{ name: 'House', colors: [{ hex: '#14213D' }, { hex: '#FCA311' }] }],
  '/fonts': [{ name: 'Inter' }],
  '/brand_rules': [
    { type: 'color.off_palette' },
    { type: 'font.unapproved' },
    { type: 'lang.wrong', params: { language: 'en-US' } },
  ],
};

/**
 * Fixing a deck by the guideline of another brand, where nearly every value is a finding, against checking it: how long each round of
 * writing and judging takes, and the resident memory of the service at its peak over an idle service (Linux only).
 */
const guideline = await everyCheck();
for (const deck of [typicalDeck(), bigDeck()]) await measureTime(deck, guideline);
await withBenchmarkPostgres(measureMemory);

async function measureTime({ name, bytes, format }: BenchmarkDocument, strict: Guideline): Promise<void> {
  let [rounds, changes] = [0, 0];
  const fix = (): number => {
    const engine = fixTools(format, strict, REQUEST);
    rounds = 0;
    const counted: FixTools = {
      inspect: (document) => engine.inspect(document),
      edit: (document, edits) => {
        rounds += 1;
        return engine.edit(document, edits);
      },
    };
    const started = performance.now();
    const fixed = fixDocument(bytes, REQUEST, counted);
    if (fixed.outcome !== 'fixed') throw new Error(fixed.outcome);
    changes = fixed.changes.length;
    return (performance.now() - started) / Math.max(1, rounds);
  };
  const check = (): number => {
    const started = performance.now();
    inspectDocument({ bytes, format }, strict);
    return performance.now() - started;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    check();
    fix();
  }
  const result = await measurePaired(
    PAIRS,
    () => Promise.resolve(fix()),
    () => Promise.resolve(check()),
  );
  const [{ a, b } = { a: 0, b: 0 }] = result.pairs.toSorted((one, other) => one.a - other.a);
  console.log(
    `  ${name} (${(bytes.length / 1e6).toFixed(1)} MB), ${changes} changes: a round of ${rounds} takes ${a.toFixed(0)} ms, ` +
      `a check ${b.toFixed(0)} ms; ${describeRatios(result)}; bar ${TIME_BAR}x`,
  );
}

async function measureMemory(url: string): Promise<void> {
  const deck = bigDeck().bytes;
  const api = await startServer('api', { DATABASE_URL: url });
  const memory = new ProcessMemory(api.facts['pid'] ?? '');
  const post = async (route: string, body: Buffer | object): Promise<unknown> => {
    const isJson = !Buffer.isBuffer(body);
    const type = isJson ? 'application/json' : PRESENTATION;
    const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}`, 'content-type': type };
    const content = isJson ? JSON.stringify(body) : body;
    const answer = await request(`${api.origin}/api/v1${route}`, { method: 'POST', headers, body: content });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`POST ${route} answered ${answer.statusCode}: ${text}`);
    return JSON.parse(text);
  };
  try {
    for (const [route, records] of Object.entries(BRAND)) for (const record of records) await post(route, record);
    for (let round = 1; round <= MEMORY_ROUNDS; round += 1) {
      const check = member(await post('/brand_checks', deck), 'id');
      await pause(SETTLE_MS);
      const idle = memory.resident();
      memory.resetPeak();
      const fixed = member(await post(`/brand_checks/${check}/fix`, {}), 'fixed');
      const over = memory.peak() - idle;
      const ratio = over / (deck.length / 1024 ** 2);
      console.log(
        `  48 MB deck, fix ${round}: ${fixed} findings fixed, idle ${idle.toFixed(0)} MB, ` +
          `peak over idle ${over.toFixed(0)} MB = ${ratio.toFixed(2)}x of the file; bar ${MEMORY_BAR}x`,
      );
    }
  } finally {
    await api.stop();
    await rm(BENCHMARK_BLOB_DIR, { recursive: true, force: true });
  }
}

function member(answer: unknown, name: string): string {
  const members = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  return String(members.get(name));
}
