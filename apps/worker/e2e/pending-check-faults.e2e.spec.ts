import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { KilledProcesses } from './killed-processes.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const CHECKS = 12;
const RUNNING = `jobs.job where status = 'running' and kind = 'brand_governance.judge_document'`;
const REFERENCES = 'blobs.blob_reference';

let processes: KilledProcesses;

beforeEach(async () => {
  processes = await KilledProcesses.open(() => ({ RATE_LIMIT_CHECKS: '1000/1000', CHECK_PRIORITY: 'normal' }));
}, START_TIMEOUT_MS);

afterEach(() => processes.close());

interface Check {
  readonly id: string;
  readonly status: string;
  readonly document_kept_until: string | null;
}

/** Every second document is not to be kept. */
async function accept(number: number): Promise<Check> {
  const slide = textBox(Array.from({ length: 300 }, () => paragraph(`Plan  ${number}`)).join(''));
  const document = samplePresentation({ slides: Array.from({ length: 10 }, () => slide) });
  const response = await processes.send(`/brand_checks?keep=${number % 2 === 0}`, {
    method: 'POST',
    headers: {
      prefer: 'respond-async',
      'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    },
    body: new Uint8Array(document),
  });
  expect(response.status).toBe(202);
  return response.json();
}

async function list(status: string): Promise<readonly Check[]> {
  const response = await processes.send(`/brand_checks?limit=100&status=${status}`);
  const { data }: { data: readonly Check[] } = await response.json();
  return data;
}

it(
  'no accepted check is lost or ends twice although the api and workers are killed and the queue is wiped',
  async () => {
    const accepted = [];
    for (let number = 0; number < CHECKS; number += 1) accepted.push((await accept(number)).id);
    await processes.killApi();
    expect(await processes.count(REFERENCES)).toBe(CHECKS);
    for (let kills = 0; kills < 2; kills += 1) {
      const worker = await processes.start('worker');
      await poll('a running check', async () => (await processes.count(RUNNING)) > 0, undefined, 2);
      await worker.process.end('SIGKILL');
      await processes.wipeQueue();
    }
    await processes.startApi();
    await Promise.all([processes.start('worker'), processes.start('worker')]);
    await poll('the checks to end', async () => (await list('pending')).length === 0, START_TIMEOUT_MS);
    const completed = await list('completed');
    expect(completed.map(({ id }) => id).sort()).toEqual(accepted.sort());
    expect(completed.filter((check) => check.document_kept_until !== null)).toHaveLength(CHECKS / 2);
    expect(await processes.count(`messaging.event where type = 'brand.check.completed'`)).toBe(CHECKS);
    expect(await processes.count(REFERENCES)).toBe(CHECKS / 2);
    expect(await processes.count('brand_governance.kept_document')).toBe(CHECKS / 2);
    expect(await processes.count(`jobs.job where status = 'completed'`)).toBe(CHECKS);
    expect(await processes.count('blobs.staged_object')).toBe(0);
  },
  2 * START_TIMEOUT_MS,
);
