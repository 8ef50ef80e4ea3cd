import { setTimeout as pause } from 'node:timers/promises';
import { bigDeck } from '../support/benchmark-decks.ts';
import { upload } from '../support/upload.ts';

/** The service refuses large bodies when it holds too many, and asks to retry a second later. */
const UNAVAILABLE = 503;
const RETRY_MS = 1_000;
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Clients that send a 48 MB deck again and again between the messages `start` and `stop`. The reply to `stop` is the number of each status. */
const url = process.env['CHECKS_URL'] ?? '';
const keys = (process.env['CHECK_KEYS'] ?? '').split(',');
const clients = Number(process.env['CHECK_CLIENTS']);
const deck = bigDeck().bytes;
const statuses: Record<string, number> = {};
let isOver = true;
let checking: readonly Promise<void>[] = [];

process.on('message', (message) => {
  isOver = message === 'stop';
  if (!isOver)
    checking = Array.from({ length: clients }, (_, number) => checkRepeatedly(keys[number % keys.length] ?? ''));
  else void Promise.all(checking).then(() => process.send?.(statuses));
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ origin: url });

async function checkRepeatedly(key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': PRESENTATION };
  while (!isOver) {
    const status = await upload(url, headers, deck);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === UNAVAILABLE) await pause(RETRY_MS);
  }
}
