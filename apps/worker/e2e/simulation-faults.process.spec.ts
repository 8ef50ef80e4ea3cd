import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { KilledProcesses } from './killed-processes.ts';
import type { SpawnedApp } from './spawned-app.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const DOCUMENTS = 12;
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const RULES = { data: [{ type: 'text.double_spaces' }, { type: 'term.forbidden', pattern: 'Plan' }] };

let processes: KilledProcesses;

interface Job {
  readonly id: string;
  readonly status: string;
  readonly progress: { readonly done: number };
  readonly result: object | null;
}

beforeEach(async () => {
  processes = await KilledProcesses.open(() => ({ RATE_LIMIT_CHECKS: '1000/1000' }));
  for (let number = 0; number < DOCUMENTS; number += 1) await check(number);
}, 2 * START_TIMEOUT_MS);

afterEach(() => processes.close());

async function call<Answer>(method: string, route: string, body?: object | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const type = body instanceof Uint8Array ? TYPE : 'application/json';
  const response = await processes.send(route, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': type },
      body: body instanceof Uint8Array ? body : JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function check(number: number): Promise<void> {
  const slide = textBox(Array.from({ length: 300 }, () => paragraph(`Plan  ${number}`)).join(''));
  const document = samplePresentation({ slides: Array.from({ length: 10 }, () => slide) });
  await call('POST', '/brand_checks', new Uint8Array(document));
}

const read = ({ id }: Job): Promise<Job> => call('GET', `/jobs/${id}`);

async function reached(job: Job, done: number): Promise<void> {
  await poll('some documents to be judged', async () => (await read(job)).progress.done >= done, START_TIMEOUT_MS, 2);
}

async function ended(job: Job): Promise<Job> {
  await poll('the job to end', async () => !['queued', 'running'].includes((await read(job)).status), START_TIMEOUT_MS);
  return read(job);
}

/** The metrics of a worker say how many documents it has judged for simulations. */
async function judgedBy(worker: SpawnedApp): Promise<number> {
  const metrics = await (await fetch(`${worker.metricsOrigin}/metrics`)).text();
  return Number(/^livery_check_duration_seconds_count\{outcome="simulated"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

const simulatedDocuments = (): Promise<number> => processes.count('brand_governance.simulated_document');

it(
  'a simulation whose worker is killed continues after the last document that was judged, and skips a dropped one',
  async () => {
    const job: Job = await call('POST', '/brand_rules/simulate', RULES);
    const first = await processes.start('worker');
    await reached(job, 3);
    await first.process.end('SIGKILL');
    const judged = await simulatedDocuments();
    expect(judged).toBeLessThan(DOCUMENTS - 1);
    const { data }: { data: readonly { readonly id: string }[] } = await call('GET', '/brand_checks?limit=100');
    await call('DELETE', `/brand_checks/${data.at(-1)?.id ?? ''}/document`);
    const second = await processes.start('worker');
    const { status, result } = await ended(job);
    expect([status, result]).toMatchObject([
      'completed',
      { judged: DOCUMENTS - 1, skipped: { not_kept: 1, not_judged: 0 }, documents: Array(DOCUMENTS - 1).fill({}) },
    ]);
    expect(await judgedBy(second)).toBe(DOCUMENTS - 1 - judged);
    expect(await simulatedDocuments()).toBe(0);
    expect(await processes.count('brand_governance.brand_check')).toBe(DOCUMENTS);
    expect(await processes.count(`messaging.event where type = 'brand.check.completed'`)).toBe(DOCUMENTS);
  },
  2 * START_TIMEOUT_MS,
);

it(
  'a simulation that is cancelled judges no further document',
  async () => {
    const job: Job = await call('POST', '/brand_rules/simulate', RULES);
    const worker = await processes.start('worker');
    await reached(job, 2);
    const { progress }: Job = await call('POST', `/jobs/${job.id}/cancel`, {});
    expect(progress.done).toBeLessThan(DOCUMENTS);
    expect(await ended(job)).toMatchObject({ status: 'cancelled', progress: { done: progress.done }, result: null });
    expect(await judgedBy(worker)).toBeLessThanOrEqual(progress.done + 1);
    expect(await simulatedDocuments()).toBe(progress.done);
  },
  2 * START_TIMEOUT_MS,
);
