import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { bigDeck, typicalDeck } from './support/benchmark-decks.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { ProcessMemory } from './support/process-memory.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 5;
const SETTLE_MS = 2_000;
const BAR = 3;
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The resident memory of the service at its peak while it checks a 48 MB deck, compared with an idle service. Linux only. */
await withBenchmarkPostgres(async (url) => {
  const big = bigDeck().bytes;
  const bodies = [
    ['JSON with base64', 'application/json', jsonOf(big)],
    ['the document itself', PRESENTATION, big],
  ] as const;
  for (const [name, type, body] of bodies) {
    const api = await startServer('api', { DATABASE_URL: url });
    const memory = new ProcessMemory(api.facts['pid'] ?? '');
    const post = async (contentType: string, content: Buffer): Promise<void> => {
      const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}`, 'content-type': contentType };
      const path = `${api.origin}/api/v1/brand_checks`;
      const answer = await request(path, { method: 'POST', headers, body: content });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${await answer.body.text()}`);
      await answer.body.dump();
    };
    await post('application/json', jsonOf(typicalDeck().bytes));
    const size = body.length / 1024 ** 2;
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(SETTLE_MS);
      const idle = memory.resident();
      memory.resetPeak();
      await post(type, body);
      const over = memory.peak() - idle;
      console.log(
        `  ${name}, request ${round + 1}: body ${size.toFixed(0)} MB, idle ${idle.toFixed(0)} MB, ` +
          `peak over idle ${over.toFixed(0)} MB = ${(over / size).toFixed(2)}x of the body; bar ${BAR}x`,
      );
    }
    await api.stop();
  }
});

function jsonOf(deck: Buffer): Buffer {
  return Buffer.from(JSON.stringify({ content_type: 'pptx', content_base64: deck.toString('base64') }));
}
