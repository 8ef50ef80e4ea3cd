import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { KilledProcesses } from './killed-processes.ts';
import type { SpawnedApp } from './spawned-app.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const CHECKS = 12;
const RUNNING = `jobs.job where status = 'running' and kind = 'brand_governance.judge_document'`;
const REFERENCES = 'blobs.blob_reference';

let processes: KilledProcesses;

beforeEach(async () => {
  processes = await KilledProcesses.open(() => ({ RATE_LIMIT_CHECKS: '1000/1000' }));
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
  return send(samplePresentation({ slides: Array.from({ length: 10 }, () => slide) }), number % 2 === 0);
}

async function send(document: Uint8Array, isKept: boolean): Promise<Check> {
  const response = await processes.send(`/brand_checks?keep=${isKept}`, {
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

/** A document of seconds of work: very many runs, in as many colours as a document may have. */
function longDocument(): Uint8Array {
  const colors = Array.from({ length: 250_000 }, (_, number) => (number % 5_000).toString(16).padStart(6, '0'));
  const runs = colors.map((color) => `<a:r><a:rPr>${fillOf(color)}</a:rPr><a:t>${color}</a:t></a:r>`);
  const slide = textBox(`<a:p>${runs.join('')}</a:p>`);
  return samplePresentation({ slides: [slide, slide] });
}

const fillOf = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

const JUDGING = /^livery_checks_running (\d+)$/gm;
/** Whatever came of it: a verdict, or the end of patience with a thread. */
const FINISHED = /^livery_check_duration_seconds_count\{.*\} (\d+)$/gm;

/** The sum of a metric of a worker over all labels. */
async function metric({ metricsOrigin }: SpawnedApp, lines: RegExp): Promise<number> {
  const text = await (await fetch(`${metricsOrigin}/metrics`)).text();
  return [...text.matchAll(lines)].reduce((sum, [, value]) => sum + Number(value), 0);
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

it(
  'a check whose worker stands still is judged by another one, and not by both when the first one goes on',
  async () => {
    const { id } = await send(longDocument(), true);
    const first = await processes.start('worker');
    const pid = first.process.pid ?? 0;
    await poll('the first worker to judge', async () => (await metric(first, JUDGING)) === 1, undefined, 2);
    process.kill(pid, 'SIGSTOP');
    const second = await processes.start('worker');
    await poll('the second worker to judge', async () => (await metric(second, JUDGING)) === 1, START_TIMEOUT_MS, 2);
    process.kill(pid, 'SIGCONT');
    await poll('the first worker to give up', async () => (await metric(first, JUDGING)) === 0, START_TIMEOUT_MS, 2);
    expect(await metric(first, FINISHED)).toBe(0);
    await poll('the check to end', async () => (await list('pending')).length === 0, START_TIMEOUT_MS);
    expect(await metric(second, FINISHED)).toBe(1);
    expect(await first.process.end('SIGTERM')).toBe(0);
    expect(await list('completed')).toMatchObject([{ id }]);
    expect(await processes.count(`messaging.event where type = 'brand.check.completed'`)).toBe(1);
    expect(await processes.count(`jobs.job where status = 'completed' and lease_epoch = 2`)).toBe(1);
    expect(await processes.count('brand_governance.kept_document')).toBe(1);
    expect(await processes.count(REFERENCES)).toBe(1);
  },
  3 * START_TIMEOUT_MS,
);
