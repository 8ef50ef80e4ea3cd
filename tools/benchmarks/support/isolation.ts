import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { newId, type Tenant } from '@livery/kernel';
import { PostgresEventLog } from '@livery/messaging';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { openHangingOrganization, openHangingOrganizations } from './hanging-organization.ts';
import { type LocalWorker, startLocalWorker } from './local-worker.ts';
import { makeEndpoints } from './webhook-rows.ts';

/** The defaults of DELIVERY_CONCURRENCY and of the sweep. */
const SLOTS = 512;
const SWEEP_MS = 2_000;
const WARM_UP_MS = 2_000;
const EVENTS_A_SECOND = 50;
/** Each is delivered to the 50 endpoints of its mode. */
const HANGING_EVENTS_A_SECOND = 10;
/** An event that has not arrived by then counts with this time. */
const LONGEST_MS = 60_000;

/** Several organizations have new endpoints that never answer, and each has so many events at once. */
const HANGING_ORGANIZATIONS = 16;
const EVENTS_AT_ONCE = 10;

/** Milliseconds from commit to arrival of an organization's events: alone, and beside endpoints that never answer. */
export interface Isolation {
  readonly alone: readonly number[];
  /** Beside an organization with 100 of them. */
  readonly beside: readonly number[];
  /** Beside 16 organizations with 50 new ones each. */
  readonly besideSeveral: readonly number[];
  /** The number of requests that the endpoints that never answer have received. */
  readonly hanging: number;
}

/** @param durationMs how long each of the three measurements takes */
export async function measureIsolation(url: string, durationMs: number): Promise<Isolation> {
  const worker = await startLocalWorker({ url, slots: SLOTS, sweepMs: SWEEP_MS });
  await using receiver = await Receiver.open(worker);
  await receiver.latencies(WARM_UP_MS);
  const alone = await receiver.latencies(durationMs);
  const hanging = await openHangingOrganization(worker.database);
  const ending = new AbortController();
  const flooding = (async () => {
    for (let number = 0; !ending.signal.aborted; number += 1) {
      await setTimeout(1_000 / HANGING_EVENTS_A_SECOND);
      const tenant = hanging.tenants[number % hanging.tenants.length];
      if (tenant !== undefined) await append(worker, tenant, number);
    }
  })();
  const beside = await receiver.latencies(durationMs);
  ending.abort();
  await flooding;
  const received = hanging.received();
  await hanging[Symbol.asyncDispose]();
  const besideSeveral = await besideOrganizations(worker, () => receiver.latencies(durationMs));
  await worker.close();
  return { alone, beside, besideSeveral, hanging: received };
}

async function besideOrganizations<Result>(worker: LocalWorker, measure: () => Promise<Result>): Promise<Result> {
  await using several = await openHangingOrganizations(worker.database, HANGING_ORGANIZATIONS);
  const appending = Array.from({ length: EVENTS_AT_ONCE }, (_, number) =>
    several.tenants.map((tenant) => append(worker, tenant, number)),
  );
  const [result] = await Promise.all([measure(), ...appending.flat()]);
  return result;
}

function append({ database, wakeUps }: LocalWorker, tenant: Tenant, number: number): Promise<void> {
  const eventLog = new PostgresEventLog(new SystemClock(), wakeUps);
  const event = { type: 'sample.happened', tenant, data: { object: { number } } };
  return new TypeOrmUnitOfWork(database).run((transaction) => eventLog.append(event, transaction));
}

/** An organization with one endpoint that answers at once, in the process of the worker, so that both have the same clock. */
class Receiver implements AsyncDisposable {
  private readonly tenant = { organizationId: newId(), livemode: true };
  private readonly arrived = new Map<number, number>();
  private next = 0;
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const number = Number(/"number":(\d+)/.exec(Buffer.concat(chunks).toString())?.[1]);
      this.arrived.set(number, this.arrived.get(number) ?? performance.now());
      response.end();
    });
  });

  private readonly worker: LocalWorker;

  private constructor(worker: LocalWorker) {
    this.worker = worker;
  }

  static async open(worker: LocalWorker): Promise<Receiver> {
    const receiver = new Receiver(worker);
    await once(receiver.server.listen(0, '127.0.0.1'), 'listening');
    const address = receiver.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The receiver does not listen on a port.');
    await makeEndpoints(worker.database, `http://127.0.0.1:${address.port}`, 1, { tenant: receiver.tenant });
    return receiver;
  }

  /** Appends events at a steady rate, and waits until all have arrived. */
  async latencies(durationMs: number): Promise<readonly number[]> {
    const committed = new Map<number, number>();
    const started = performance.now();
    const commits: Promise<void>[] = [];
    for (let count = 0; count < (durationMs / 1_000) * EVENTS_A_SECOND; count += 1) {
      await setTimeout(Math.max(0, started + (count * 1_000) / EVENTS_A_SECOND - performance.now()));
      const number = this.next++;
      commits.push(append(this.worker, this.tenant, number).then(() => void committed.set(number, performance.now())));
    }
    await Promise.all(commits);
    const deadline = performance.now() + LONGEST_MS;
    const missing = (): boolean => [...committed.keys()].some((number) => !this.arrived.has(number));
    while (missing() && performance.now() < deadline) await setTimeout(20);
    return [...committed].map(([number, at]) => (this.arrived.get(number) ?? at + LONGEST_MS) - at);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }
}
