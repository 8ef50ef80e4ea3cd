import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { publicId } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { insertEvents, makeEndpoints, SECRET_KEYS_TEXT, TENANT } from '../../benchmarks/support/webhook-rows.ts';
import { type AppProcess, startWorker } from '../support/app-process.ts';
import { type Arrivals, openArrivalSink } from '../support/arrivals.ts';
import { readAttempts, readReplay, type Replay, startReplay } from './replay-state.ts';

const EVENTS_AT_ONCE = 1_000;
/** The number of slots for first attempts, and of those for retries and replays. */
const SLOTS = 32;
/** Claims are renewed when they are two seconds old. */
const CLAIM_LEASE_MS = 8_000;
const JOB_LEASE_MS = 2_000;
const LONGEST_MS = 600_000;

export interface ReplayedSize {
  readonly events: number;
  /** The number of kills in each of the two replays. More than four would end the job. */
  readonly kills: number;
}

export interface ReplayKills {
  /** What must not be, as sentences. */
  readonly faults: readonly string[];
  /** Webhooks that arrived once more than they should; all of them were in flight at a kill. */
  readonly extra: number;
  /** Replays whose worker was killed before they were done. */
  readonly interrupted: number;
}

/**
 * An endpoint misses events while it is disabled. A replay creates their deliveries, a second one sends all of them again, and the worker is
 * killed in both. Each replay must send every event once, except those in flight at a kill.
 */
export async function killReplays(url: string, size: ReplayedSize): Promise<ReplayKills> {
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  const sink = await openArrivalSink();
  const fault = new ReplayFault(url, database, sink.arrivals, size);
  try {
    const [endpoint = ''] = await makeEndpoints(database, sink.origin, 1);
    await fault.miss(endpoint);
    await fault.replay(endpoint, 'created');
    await fault.replay(endpoint, 'delivered');
    return await fault.report(endpoint);
  } finally {
    await fault.worker?.kill();
    await sink.close();
    await database.close();
  }
}

class ReplayFault {
  worker: AppProcess | undefined;
  /** The webhooks that had arrived at a kill, although no attempt of them was recorded. */
  private readonly inFlight = new Set<string>();
  private readonly faults: string[] = [];
  private interrupted = 0;

  private readonly url: string;
  private readonly database: Database;
  private readonly arrivals: Arrivals;
  private readonly events: number;
  private readonly kills: number;

  constructor(url: string, database: Database, arrivals: Arrivals, { events, kills }: ReplayedSize) {
    this.url = url;
    this.database = database;
    this.arrivals = arrivals;
    this.events = events;
    this.kills = kills;
  }

  /** Has events happen while the endpoint is disabled. */
  async miss(endpoint: string): Promise<void> {
    await this.setStatus(endpoint, 'disabled');
    for (let count = 0; count < this.events; count += EVENTS_AT_ONCE) {
      await insertEvents(this.database, Math.min(EVENTS_AT_ONCE, this.events - count), false);
    }
    await this.start();
    await this.until('all events are relayed', async () => (await this.missed()) === this.events);
    await this.setStatus(endpoint, 'enabled');
  }

  /** Replays everything, and kills the worker in the middle of it. */
  async replay(endpoint: string, expected: 'created' | 'delivered'): Promise<void> {
    const job = await startReplay(this.database, TENANT, { webhook_endpoint: publicId('whk', endpoint) });
    const read = (): Promise<Replay> => readReplay(this.database, job);
    for (let kill = 1; kill <= this.kills; kill += 1) {
      const enough = (kill * this.events) / (this.kills + 1);
      await this.until(`${enough} are replayed`, async () => (await read()).done >= enough);
      await this.kill();
      if ((await read()).status === 'running') this.interrupted += 1;
      await this.start();
    }
    await this.until('the replay ends', async () => !['queued', 'running'].includes((await read()).status));
    const replay = await read();
    if (replay.status !== 'completed' || replay.result[expected] !== this.events) {
      this.faults.push(`A replay ended as ${replay.status} with ${JSON.stringify(replay.result)}.`);
    }
    await this.until('all are delivered', async () => !(await this.hasUndelivered()));
  }

  async report(endpoint: string): Promise<ReplayKills> {
    const { arrivals, events, faults } = this;
    const [facts] = await this.database.dataSource.query<{ count: number; last: number; advanced: number }[]>(
      `select count(distinct d.sequence)::int as count, max(d.sequence)::int as last,
              (select last_sequence::int from delivery.webhook_endpoint where id = $1) as advanced
         from delivery.webhook_delivery d where d.endpoint_id = $1`,
      [endpoint],
    );
    if (JSON.stringify(facts) !== JSON.stringify({ count: events, last: events, advanced: events })) {
      faults.push(`The sequence has a gap: ${JSON.stringify(facts)}.`);
    }
    if ((await this.missed()) !== 0) faults.push('Events are still counted as missed.');
    if (arrivals.size !== events) faults.push(`${arrivals.size} of ${events} events have arrived.`);
    const seldom = [...arrivals.values()].filter(({ length }) => length < 2).length;
    if (seldom > 0) faults.push(`${seldom} events have arrived in one replay only.`);
    const often = [...arrivals].filter(([, { length }]) => length > 2);
    const unexplained = often.filter(([webhook]) => !this.inFlight.has(webhook)).length;
    if (unexplained > 0) faults.push(`${unexplained} events were sent too often, and were not in flight at a kill.`);
    const extra = often.reduce((sum, [, { length }]) => sum + length - 2, 0);
    if (extra > 2 * this.kills * SLOTS) faults.push(`${extra} webhooks too many.`);
    return { faults, extra, interrupted: this.interrupted };
  }

  private async start(): Promise<void> {
    this.worker = await startWorker({
      DATABASE_URL: this.url,
      QUEUE_URL: this.url,
      LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
      BLOB_DIR: path.join(tmpdir(), 'livery-fault-blobs'),
      DELIVERY_CONCURRENCY: String(SLOTS),
      RETRY_CONCURRENCY: String(SLOTS),
      DELIVERY_LEASE_MS: String(CLAIM_LEASE_MS),
      JOB_LEASE_MS: String(JOB_LEASE_MS),
      LOG_LEVEL: 'warn',
    });
  }

  private async kill(): Promise<void> {
    await this.worker?.kill();
    await this.untilDisconnected();
    const recorded = await readAttempts(this.database);
    for (const [webhook, { length }] of this.arrivals) {
      const event = webhook.slice(webhook.indexOf(' ') + 1);
      if (length > (recorded.get(event) ?? 0)) this.inFlight.add(webhook);
    }
  }

  /** A statement that was sent before the kill may still be committed. */
  private async untilDisconnected(): Promise<void> {
    const others = `select 1 from pg_stat_activity where application_name = 'livery-worker' limit 1`;
    while ((await this.database.dataSource.query<unknown[]>(others)).length > 0) await setTimeout(20);
  }

  private async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + LONGEST_MS;
    while (!(await isSo())) {
      const said = this.worker?.text() ?? '';
      if (this.worker?.hasEnded() === true) throw new Error(`The worker has ended by itself, and said:\n${said}`);
      if (performance.now() > deadline) throw new Error(`Not in time: ${what}. The worker said:\n${said}`);
      await setTimeout(5);
    }
  }

  private async setStatus(endpoint: string, status: 'enabled' | 'disabled'): Promise<void> {
    const reason = status === 'disabled' ? 'manual' : null;
    const values = [endpoint, status, reason];
    await this.database.dataSource.query(
      'update delivery.webhook_endpoint set status = $2, disabled_reason = $3 where id = $1',
      values,
    );
    await this.database.dataSource.query('update delivery.missed_span set is_open = false');
  }

  private async missed(): Promise<number> {
    const [row] = await this.database.dataSource.query<{ missed: number }[]>(
      'select coalesce(sum(missed), 0)::int as missed from delivery.missed_span',
    );
    return row?.missed ?? 0;
  }

  private async hasUndelivered(): Promise<boolean> {
    return (await this.database.dataSource.query<unknown[]>('select 1 from delivery.undelivered limit 1')).length > 0;
  }
}
