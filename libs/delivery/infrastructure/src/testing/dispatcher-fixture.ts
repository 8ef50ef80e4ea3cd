import { setTimeout } from 'node:timers/promises';
import {
  ConcludeAttempts,
  Dispatcher,
  EndpointHealthTracker,
  RecordEndpointFailure,
  type RecordedAttempt,
  type WebhookSender,
} from '@livery/delivery-application';
import type { RetryPolicy } from '@livery/delivery-domain';
import type { Clock, Tenant } from '@livery/kernel';
import { PostgresEventLog, UnscopedEventRelay } from '@livery/messaging';
import { SystemClock } from '@livery/runtime';
import { AddressVetter } from '../addresses/address-vetter.ts';
import { Cidr } from '../addresses/cidr.ts';
import { DeliveryPayloads } from '../dispatch/delivery-payloads.ts';
import { PostgresFailureNotices } from '../dispatch/postgres-failure-notices.ts';
import { DEFAULT_LEASE_MS, PostgresUnscopedDeliveryQueue } from '../dispatch/postgres-unscoped-delivery-queue.ts';
import { PostgresUnscopedEndpointRecovery } from '../dispatch/postgres-unscoped-endpoint-recovery.ts';
import { UnscopedEndpointFanOut } from '../fan-out/unscoped-endpoint-fan-out.ts';
import { PostgresWebhookDeliveryRepository } from '../persistence/postgres-webhook-delivery.repository.ts';
import { TypeOrmWebhookEndpointRepository } from '../persistence/typeorm-webhook-endpoint.repository.ts';
import { SigningSecretOpener } from '../secrets/signing-secret-opener.ts';
import { CurrentSigners } from '../sending/current-signers.ts';
import { UndiciWebhookSender } from '../sending/undici-webhook-sender.ts';
import { DeliveryFixture, type TestEndpoint } from './delivery-fixture.ts';
import { WebhookSink } from './webhook-sink.ts';

/** A database that is dropped at the end. */
export interface DisposableDatabase {
  readonly url: string;
  /** Runs a statement without the tenant guard. */
  execute(statement: string): Promise<readonly object[]>;
  drop(): Promise<void>;
}

export interface DispatcherSettings {
  readonly clock?: Clock;
  readonly deadlineMs?: number;
  readonly leaseMs?: number;
  readonly slots?: number;
  /** An endpoint hangs if it answers nothing for eight times as long. */
  readonly tickMs?: number;
  readonly sender?: WebhookSender;
  readonly retries?: RetryPolicy;
  readonly random?: () => number;
}

export interface DeliveryFacts {
  readonly status: string;
  readonly attemptCount: number;
  readonly nextRetryAt: Date | null;
  readonly lastResponseStatus: number | null;
  readonly lastError: string | null;
}

/** Starts dispatchers on a database of their own, and a consumer on loopback. */
export class DispatcherFixture {
  readonly deliveries: PostgresWebhookDeliveryRepository;
  private readonly stops: (() => Promise<void>)[] = [];
  private readonly reported: unknown[] = [];

  private constructor(
    readonly server: DisposableDatabase,
    readonly rows: DeliveryFixture,
    readonly sink: WebhookSink,
  ) {
    this.deliveries = new PostgresWebhookDeliveryRepository(rows.database);
  }

  static async open(server: DisposableDatabase): Promise<DispatcherFixture> {
    return new DispatcherFixture(server, await DeliveryFixture.open(server.url, 20), await WebhookSink.open());
  }

  /** Stops every dispatcher and empties the tables. @returns the errors that they reported */
  async reset(): Promise<readonly unknown[]> {
    await this.stop();
    this.sink.received.length = 0;
    this.sink.answer = (response) => response.writeHead(200).end();
    await this.server.execute(
      `truncate messaging.event, delivery.webhook_endpoint, delivery.webhook_delivery, delivery.undelivered,
         delivery.abandonment, delivery.delivery_attempt cascade`,
    );
    return this.reported.splice(0);
  }

  async stop(): Promise<void> {
    await Promise.all(this.stops.splice(0).map((stop) => stop()));
  }

  async close(): Promise<void> {
    await this.sink.close();
    await this.rows.close();
    await this.server.drop();
  }

  queue(leaseMs?: number): PostgresUnscopedDeliveryQueue {
    return new PostgresUnscopedDeliveryQueue(this.rows.database, this.payloads(), leaseMs);
  }

  private payloads(): DeliveryPayloads {
    const opener = new SigningSecretOpener(this.rows.secretKeys);
    return new DeliveryPayloads(this.rows.database, opener, this.report);
  }

  start({ deadlineMs = 10_000, leaseMs, slots = 32, tickMs = 100, ...setting }: DispatcherSettings = {}): Dispatcher {
    const clock = setting.clock ?? new SystemClock();
    const open = { allowedCidrs: [Cidr.parse('127.0.0.0/8')], allowHttpInLiveMode: true, extraPorts: 'any' } as const;
    const vetter = new AddressVetter(open);
    const payloads = this.payloads();
    const signers = new CurrentSigners((endpoints, now) => payloads.signers(endpoints, now), clock);
    const undici = new UndiciWebhookSender(vetter, clock, { deadlineMs, signers });
    const queue = this.queue(leaseMs);
    const work = {
      queue,
      sender: setting.sender ?? undici,
      concludeAttempts: new ConcludeAttempts(queue, clock, {
        policy: setting.retries,
        random: setting.random ?? Math.random,
      }),
      endpointHealth: this.endpointHealth(clock),
      clock,
    };
    const linger = (): Promise<void> => setTimeout(1);
    const options = {
      slots,
      retrySlots: 16,
      leaseMs: leaseMs ?? DEFAULT_LEASE_MS,
      monotonicMs: () => performance.now(),
      linger,
      tick: () => setTimeout(tickMs, undefined, { ref: false }),
      report: this.report,
    };
    const dispatcher = new Dispatcher(work, options);
    this.stops.push(async () => {
      await dispatcher.stop();
      await undici.close();
    });
    return dispatcher;
  }

  /** Appends events and relays them, so that each enabled endpoint that wants them has deliveries. */
  async emit(count: number, clock: Clock = new SystemClock(), tenant: Tenant = this.rows.tenant): Promise<void> {
    await this.rows.append(
      Array.from({ length: count }, (_, index) => `sample.number_${index}`),
      tenant,
    );
    await new UnscopedEventRelay([new UnscopedEndpointFanOut(clock)], this.rows.unitOfWork).relayBatch();
  }

  /** The deliveries of an endpoint as the API lists them, oldest first. */
  async deliveriesOf({ id, tenant }: TestEndpoint): Promise<DeliveryFacts[]> {
    const everything = { status: null, eventId: null, afterSequence: null, created: {} };
    const { items } = await this.deliveries.list(tenant, id, everything, { limit: 1_000 });
    return items.map(({ status, attemptCount, nextRetryAt, lastAttempt }) => ({
      status,
      attemptCount,
      nextRetryAt,
      lastResponseStatus: lastAttempt.responseStatus,
      lastError: lastAttempt.error,
    }));
  }

  /** The attempts of the first delivery of an endpoint, oldest first. */
  async attemptsOf({ id, tenant }: TestEndpoint): Promise<readonly RecordedAttempt[]> {
    const everything = { status: null, eventId: null, afterSequence: null, created: {} };
    const { items } = await this.deliveries.list(tenant, id, everything, { limit: 1 });
    return this.deliveries.attempts(tenant, items[0]?.id ?? '');
  }

  async statusesOf(endpoint: TestEndpoint): Promise<string[]> {
    return (await this.deliveriesOf(endpoint)).map(({ status }) => status);
  }

  abandonPending({ tenant, id }: TestEndpoint): Promise<void> {
    return this.rows.unitOfWork.run((transaction) =>
      this.deliveries.abandonPending(tenant, id, new Date(), transaction),
    );
  }

  async endpointState({ id, tenant }: TestEndpoint): Promise<unknown> {
    const [row] = await this.rows.database.query(
      `select status, disabled_reason, failing_since, hanging_since from delivery.webhook_endpoint
        where organization_id = $1 and livemode = $2 and id = $3`,
      [tenant.organizationId, tenant.livemode, id],
    );
    return row;
  }

  /** The types of all events that begin with `platform.`, oldest first. */
  async eventTypes(): Promise<string[]> {
    const events = await this.rows.database.query<{ type: string }>(
      `select type from messaging.event
        where organization_id = $1 and livemode = $2 and type like 'platform.%' order by ordinal`,
      [this.rows.tenant.organizationId, this.rows.tenant.livemode],
    );
    return events.map(({ type }) => type);
  }

  private readonly report = (error: unknown): void => void this.reported.push(error);

  private endpointHealth(clock: Clock): EndpointHealthTracker {
    const { database, unitOfWork } = this.rows;
    const recordFailure = new RecordEndpointFailure(
      new TypeOrmWebhookEndpointRepository(database),
      this.deliveries,
      new PostgresFailureNotices(),
      new PostgresEventLog(clock),
      unitOfWork,
      clock,
    );
    const recovery = new PostgresUnscopedEndpointRecovery(database);
    return new EndpointHealthTracker(recordFailure, recovery, clock, () => setTimeout(1), this.report);
  }
}
