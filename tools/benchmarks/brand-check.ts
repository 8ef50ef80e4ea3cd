import { readFile } from 'node:fs/promises';
import { OoxmlPackage } from '@livery/office-package';
import { SaxesParser } from 'saxes';
import { request } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 7;
const CALLS = 50;
const deck = await readFile(new URL('../../samples/brand-faults.pptx', import.meta.url));
const body = JSON.stringify({ content_type: 'pptx', content_base64: deck.toString('base64') });

/** The whole request POST /brand_checks with the sample deck, compared with inflating the same XML parts and one SAX pass over them. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}`, 'content-type': 'application/json' };
  const check = async (): Promise<void> => {
    const answer = await request(`${api.origin}/api/v1/brand_checks`, { method: 'POST', headers, body });
    if (answer.statusCode !== 200)
      throw new Error(`The check answered ${answer.statusCode}: ${await answer.body.text()}`);
    await answer.body.dump();
  };
  const result = await measurePaired(
    ROUNDS,
    () => millisecondsPerCall(check),
    () => millisecondsPerCall(inflateAndScan),
  );
  for (const { a, b } of result.pairs) console.log(`  request ${a.toFixed(1)} ms   inflate and SAX ${b.toFixed(1)} ms`);
  console.log(
    `POST /brand_checks against inflating and scanning the same parts: ${describeRatios(result)}; reported only`,
  );
  await api.stop();
});

async function millisecondsPerCall(call: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let calls = 0; calls < CALLS; calls += 1) await call();
  return (performance.now() - started) / CALLS;
}

async function inflateAndScan(): Promise<void> {
  const document = OoxmlPackage.open(deck);
  const decoder = new TextDecoder();
  for (const part of xmlParts(document, '/', new Set())) {
    const bytes = document.bytes(part);
    if (bytes !== undefined) new SaxesParser({ xmlns: false }).write(decoder.decode(bytes)).close();
  }
}

/** Every XML part that can be reached by relationships. */
function xmlParts(document: OoxmlPackage, from: string, seen: Set<string>): ReadonlySet<string> {
  for (const { target, external } of document.relationships(from)) {
    if (external || seen.has(target) || !target.endsWith('.xml') || !document.has(target)) continue;
    seen.add(target);
    xmlParts(document, target, seen);
  }
  return seen;
}
