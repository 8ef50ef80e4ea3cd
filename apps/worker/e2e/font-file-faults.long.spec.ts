import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sampleFont } from '@livery/brand-governance-testing';
import { poll } from '@livery/testing';
import { KilledProcesses } from './killed-processes.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

/** The api is killed so many milliseconds after a font was sent: while it is spooled, read, stored and recorded. */
const KILLS_MS = [2, 10, 30, 80, 160];

let processes: KilledProcesses;

beforeEach(async () => {
  processes = await KilledProcesses.open();
}, START_TIMEOUT_MS);

afterEach(() => processes.close());

/** @param number makes the bytes of each font different */
async function upload(number: number, idempotencyKey: string): Promise<number> {
  const form = new FormData();
  const font = sampleFont({ names: { 1: `Northwind ${number}`, 4: `Northwind ${number}` } });
  form.set('file', new Blob([new Uint8Array(font)]), `northwind-${number}.ttf`);
  const headers = { 'idempotency-key': idempotencyKey };
  return (await processes.send('/fonts', { method: 'POST', body: form, headers })).status;
}

it(
  'a font file is stored once with its record, or not at all, although the api is killed at every step',
  async () => {
    for (const [number, delay] of KILLS_MS.entries()) {
      const key = randomUUID();
      const sent = upload(number, key).catch(() => null);
      await setTimeout(delay);
      await processes.killApi();
      await sent;
      await processes.startApi();
      await poll('the font to be registered', async () => (await upload(number, key)) === 201, 60_000, 200);
    }
    const fonts = await processes.count('brand_governance.font where file is not null');
    expect(fonts).toBe(KILLS_MS.length);
    expect(await processes.count('blobs.blob_reference')).toBe(fonts);
    expect(await processes.count('blobs.blob')).toBe(fonts);
    expect(await processes.unreferencedBlobs()).toBe(0);
    expect(await processes.count(`messaging.event where type = 'brand.font.created'`)).toBe(fonts);
    // What an upload left behind is known by a row, by which the collection finds it after an hour.
    expect(await processes.count('blobs.staged_object')).toBeLessThanOrEqual(KILLS_MS.length);
  },
  3 * START_TIMEOUT_MS,
);
