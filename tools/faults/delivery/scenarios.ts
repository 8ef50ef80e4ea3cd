import { setTimeout } from 'node:timers/promises';
import { knownSecrets } from '@livery/testing/without-jest';
import { type Disturb, OF_ONE_PROCESS, type Running, type ScenarioOptions } from './scenario.ts';

/** A statement on a connection that was cut off fails after this time, and nothing is written until then. */
const SILENCE_MS = 16_000;
/** How long a request may be on the way to the consumer when its worker is stopped. */
const ON_THE_WAY_MS = 1_000;
/**
 * Rotations of the secrets of all endpoints, and the time after each, which is longer than workers know secrets. With an overlap only one
 * secret may sign before.
 */
const ROTATIONS = [
  { overlap_seconds: 0, pauseMs: 1_200 },
  { overlap_seconds: 0, pauseMs: 1_200 },
  { overlap_seconds: 0, pauseMs: 2_500 },
  { overlap_seconds: 3, pauseMs: 1_200 },
] as const;

export interface ScenarioSize extends Pick<ScenarioOptions, 'events' | 'leaseMs' | 'answerMs'> {
  /** How long something is stopped or away. */
  readonly outageMs: number;
}

export interface Scenario {
  readonly whole: ScenarioSize;
  /** A small part, for the gate. */
  readonly short: ScenarioSize;
  readonly disturb: (size: ScenarioSize) => Disturb;
}

/** What the service must survive without losing a delivery. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kills: {
    whole: { events: 20_000, leaseMs: 5_000, outageMs: 10_000 },
    short: { events: 1_200, leaseMs: 3_000, outageMs: 3_000 },
    disturb:
      ({ events, outageMs }) =>
      (running) =>
        killInTurn(running, events < 10_000 ? FEW_STEPS : STEPS, outageMs),
  },
  'database-crashes': {
    whole: { events: 3_000, leaseMs: 30_000, outageMs: 0, answerMs: 100 },
    short: { events: 1_000, leaseMs: 30_000, outageMs: 0, answerMs: 100 },
    disturb: () => crashDatabase,
  },
  'database-stopped': {
    whole: { events: 6_000, leaseMs: 30_000, outageMs: 60_000 },
    short: { events: 1_000, leaseMs: 5_000, outageMs: 10_000 },
    disturb:
      ({ outageMs }) =>
      (running) =>
        stopDatabase(running, outageMs),
  },
  'database-cut-off': {
    whole: { events: 6_000, leaseMs: 30_000, outageMs: 90_000 },
    short: { events: 1_000, leaseMs: 5_000, outageMs: 15_000 },
    disturb:
      ({ outageMs }) =>
      (running) =>
        cutDatabaseOff(running, outageMs),
  },
  'worker-stopped': {
    whole: { events: 6_000, leaseMs: 5_000, outageMs: 12_000, answerMs: 50 },
    short: { events: 1_000, leaseMs: 5_000, outageMs: 9_000, answerMs: 50 },
    disturb:
      ({ outageMs }) =>
      (running) =>
        stopWorker(running, outageMs),
  },
  rotation: {
    whole: { events: 6_000, leaseMs: 30_000, outageMs: 0, answerMs: 50 },
    short: { events: 1_000, leaseMs: 30_000, outageMs: 0, answerMs: 50 },
    disturb: () => rotateSecrets,
  },
};

type Step = 'worker' | 'api' | 'database' | 'wipe' | 'away';

const STEPS: readonly Step[] = [
  ...(['worker', 'worker', 'api', 'worker', 'wipe', 'worker', 'database', 'worker', 'worker', 'away'] as const),
  ...(['worker', 'api', 'worker', 'wipe', 'database', 'worker', 'api', 'worker'] as const),
];
const CRASHES = 6;
const FEW_STEPS: readonly Step[] = ['worker', 'api', 'wipe', 'database', 'away', 'worker'];

async function killInTurn(running: Running, steps: readonly Step[], awayMs: number): Promise<string> {
  const { postgres, queue, processes } = running;
  const everyWorker = OF_ONE_PROCESS * processes.workers.length;
  const perform: Readonly<Record<Step, () => Promise<void>>> = {
    worker: () => running.disrupt('a worker is killed', OF_ONE_PROCESS, () => processes.killWorker()),
    api: () => running.disrupt('the api is killed', 0, () => processes.killApi()),
    database: () => running.disrupt('the database crashes', everyWorker, () => postgres.crash()),
    wipe: () => running.disrupt('the queue is emptied', 0, () => queue.wipe()),
    away: () =>
      running.disrupt('the queue is away', 0, async () => {
        queue.leave();
        await setTimeout(awayMs);
        queue.comeBack();
      }),
  };
  for (const [index, step] of steps.entries()) {
    await running.untilArrived((index + 1) / (steps.length + 1));
    await perform[step]();
  }
  const count = (wanted: Step): number => steps.filter((step) => step === wanted).length;
  return (
    `${count('worker')} kills of workers and ${count('api')} of the api, ${count('database')} crashes of the database, ` +
    `queue emptied ${count('wipe')} times and away for ${awayMs / 1_000} s`
  );
}

/** The consumer is slow, so that the workers hold many claims that they have not sent yet. */
async function crashDatabase(running: Running): Promise<string> {
  for (let crash = 1; crash <= CRASHES; crash += 1) {
    await running.untilArrived(crash / (CRASHES + 1));
    const inFlight = OF_ONE_PROCESS * running.processes.workers.length;
    await running.disrupt('the database crashes', inFlight, () => running.postgres.crash());
  }
  return `${CRASHES} crashes of the database`;
}

async function stopDatabase(running: Running, outageMs: number): Promise<string> {
  const { postgres, processes } = running;
  await running.untilArrived(1 / 3);
  await running.disrupt('the database is stopped', OF_ONE_PROCESS * processes.workers.length, async () => {
    await postgres.pause();
    await setTimeout(outageMs);
    await postgres.resume();
  });
  return `the database stopped for ${outageMs / 1_000} s, ${await recovery(running)}`;
}

async function cutDatabaseOff(running: Running, outageMs: number): Promise<string> {
  const { way, processes } = running;
  await running.untilArrived(1 / 3);
  const cutOff = async (): Promise<void> => {
    way.silence();
    await setTimeout(outageMs);
    way.resume();
  };
  await running.disrupt('the database is cut off', OF_ONE_PROCESS * processes.workers.length, cutOff, SILENCE_MS);
  return `the database cut off in silence for ${outageMs / 1_000} s, ${await recovery(running)}`;
}

/** Waits until twice as much has arrived as the workers had claimed. */
async function recovery({ arrived, processes }: Running): Promise<string> {
  const [before, ended] = [arrived.size, performance.now()];
  await processes.until('deliveries go on', () => arrived.size > before + 10 * OF_ONE_PROCESS);
  return `deliveries going on ${((performance.now() - ended) / 1_000).toFixed(1)} s later`;
}

async function stopWorker(running: Running, outageMs: number): Promise<string> {
  const [worker] = running.processes.workers;
  await running.untilArrived(1 / 3);
  await running.disrupt('a worker is stopped', OF_ONE_PROCESS, async () => worker?.pause(), ON_THE_WAY_MS);
  await setTimeout(outageMs);
  worker?.resume();
  return `a worker stopped for ${outageMs / 1_000} s, whose claims hold for ${running.leaseMs / 1_000} s`;
}

/** Rotates the secrets of all endpoints until nearly everything has arrived. */
async function rotateSecrets(running: Running): Promise<string> {
  const { arrived, client, endpoints } = running;
  let rounds = 0;
  while (!running.hasArrived(0.95)) {
    const { overlap_seconds, pauseMs } = ROTATIONS[rounds % ROTATIONS.length] ?? ROTATIONS[0];
    for (const { id, path } of endpoints) {
      const { body } = await client.post(`/webhook_endpoints/${id}/rotate_secret`, { overlap_seconds });
      arrived.learnSecrets(path, knownSecrets(arrived.secretsOf(path), body));
    }
    rounds += 1;
    await setTimeout(pauseMs);
  }
  return `${rounds * endpoints.length} rotations of secrets`;
}
