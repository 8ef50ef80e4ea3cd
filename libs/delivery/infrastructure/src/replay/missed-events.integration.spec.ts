import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventTypePatterns } from '@livery/delivery-domain';
import { newId, type Tenant } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { SystemClock } from '@livery/runtime';
import { type TestDatabase } from '@livery/testing';
import fc from 'fast-check';
import { UnscopedEndpointFanOut } from '../fan-out/unscoped-endpoint-fan-out.ts';
import { deleteUnscopedExpiredSpans } from '../persistence/delete-unscoped-expired-spans.ts';
import { TypeOrmWebhookEndpointRepository } from '../persistence/typeorm-webhook-endpoint.repository.ts';
import { createDeliveryDatabase, DeliveryFixture, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { ReplayDriver } from '../testing/replay-driver.ts';

let server: TestDatabase;
let fixture: DeliveryFixture;
let relay: UnscopedEventRelay;
let endpoints: TypeOrmWebhookEndpointRepository;
let driver: ReplayDriver;
let tenant: Tenant;
let endpoint: TestEndpoint;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  fixture = await DeliveryFixture.open(server.url);
  relay = new UnscopedEventRelay([new UnscopedEndpointFanOut(new SystemClock())], fixture.unitOfWork);
  endpoints = new TypeOrmWebhookEndpointRepository(fixture.database);
  driver = new ReplayDriver(fixture);
});

beforeEach(newEndpoint);

afterAll(async () => {
  await fixture.close();
  await server.drop();
});

async function newEndpoint(): Promise<void> {
  tenant = { organizationId: newId(), livemode: true };
  endpoint = await fixture.endpoint({ tenant });
}

async function emit(types: readonly string[]): Promise<void> {
  await fixture.append(types, tenant);
  while ((await relay.relayBatch()).isFull);
}

function change(changes: { readonly enabled?: boolean; readonly enabledEvents?: readonly string[] }): Promise<void> {
  return fixture.unitOfWork.run(async (transaction) => {
    const before = await endpoints.findForUpdate(tenant, endpoint.id, transaction);
    if (before === null) throw new Error('The endpoint is gone.');
    const { enabled, enabledEvents = before.enabledEvents } = changes;
    const state =
      (enabled ?? before.status === 'enabled')
        ? ({ status: 'enabled', disabledReason: null } as const)
        : ({ status: 'disabled', disabledReason: 'manual' } as const);
    await endpoints.update({ ...before, ...state, enabledEvents }, transaction);
  });
}

const missed = async () => (await endpoints.find(tenant, endpoint.id))?.missed;

/** The ids of the events of the tenant in the order of positions, and whether each has a delivery to the endpoint. */
function events(): Promise<{ id: string; type: string; created: Date; delivered: boolean }[]> {
  return fixture.database.query(
    `select e.id, e.type, e.created, d.id is not null as delivered from messaging.event e
       left join delivery.webhook_delivery d on d.organization_id = e.organization_id and d.livemode = e.livemode
        and d.event_id = e.id and d.endpoint_id = $3
      where e.organization_id = $1 and e.livemode = $2 order by e.position`,
    [tenant.organizationId, tenant.livemode, endpoint.id],
  );
}

const TYPES = ['a.x', 'a.y', 'b.x'] as const;
const CHOICES = [['*'], ['a.*'], ['a.x', 'b.x'], ['b.*']] as const;

type Step =
  | { readonly do: 'emit'; readonly types: readonly string[] }
  | { readonly do: 'switch'; readonly enabled: boolean }
  | { readonly do: 'want'; readonly enabledEvents: readonly string[] }
  | { readonly do: 'replay'; readonly from: number; readonly to: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('emit' as const),
      types: fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('switch' as const), enabled: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('want' as const), enabledEvents: fc.constantFrom(...CHOICES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), from: fc.nat(10), to: fc.nat(10) }) },
);

/** What an endpoint should have missed, event by event. */
class Model {
  private readonly all: { type: string; isMissed: boolean; isDelivered: boolean }[] = [];
  enabled = true;
  wanted: readonly string[] = ['*'];

  get missed(): number {
    return this.all.filter(({ isMissed, isDelivered }) => isMissed && !isDelivered).length;
  }

  get delivered(): readonly boolean[] {
    return this.all.map(({ isDelivered }) => isDelivered);
  }

  emit(type: string): void {
    const wants = this.wants(type);
    this.all.push({ type, isMissed: wants && !this.enabled, isDelivered: wants && this.enabled });
  }

  replay(from: number, to: number): void {
    for (const event of this.all.slice(from, to)) if (this.wants(event.type)) event.isDelivered = true;
  }

  private wants(type: string): boolean {
    return eventTypePatterns(type).some((pattern) => this.wanted.includes(pattern));
  }
}

async function perform(step: Step, model: Model): Promise<void> {
  switch (step.do) {
    case 'emit':
      for (const type of step.types) model.emit(type);
      return emit(step.types);
    case 'switch':
      model.enabled = step.enabled;
      return change({ enabled: step.enabled });
    case 'want':
      model.wanted = step.enabledEvents;
      return change({ enabledEvents: step.enabledEvents });
    case 'replay':
      return replayPart(step, model);
  }
}

/** Replays a part of the events. Events of the same millisecond cannot be told apart by time, so that they are replayed together. */
async function replayPart({ from, to }: { readonly from: number; readonly to: number }, model: Model): Promise<void> {
  const all = await events();
  const [since, until] = [all[Math.min(from, to)]?.created, all[Math.max(from, to)]?.created];
  if (!model.enabled || since === undefined) return;
  await driver.replay(endpoint, { since, ...(until && until > since ? { until } : {}) });
  const end = until && until > since ? all.findIndex(({ created }) => created >= until) : all.length;
  const begin = all.findIndex(({ created }) => created >= since);
  model.replay(begin, end);
}

describe('the missed events of an endpoint', () => {
  it('are exactly those that it wanted while it was disabled and that no delivery exists for, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (performed) => {
        await newEndpoint();
        const model = new Model();
        for (const step of performed) {
          await perform(step, model);
          expect((await missed())?.count).toBe(model.missed);
        }
        expect((await events()).map(({ delivered }) => delivered)).toEqual(model.delivered);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('are one row for a phase, however many batches and events it has, and none once they are filled', async () => {
    await change({ enabled: false });
    for (let batch = 0; batch < 5; batch += 1) await emit(['a.x', 'a.y']);
    const spans = await server.execute('select missed::int from delivery.missed_span where endpoint_id = $1', [
      endpoint.id,
    ]);
    expect(spans).toEqual([{ missed: 10 }]);
    const [first] = await events();
    expect(await missed()).toEqual({ count: 10, since: first?.created });
    await change({ enabled: true });
    expect(await driver.replay(endpoint)).toMatchObject({ created: 10 });
    expect(await missed()).toEqual({ count: 0, since: null });
    expect(await server.execute('select from delivery.missed_span where endpoint_id = $1', [endpoint.id])).toEqual([]);
  });

  it('are counted once if a batch is repeated', async () => {
    await change({ enabled: false });
    await fixture.append(['a.x'], tenant);
    const fanOut = new UnscopedEndpointFanOut(new SystemClock());
    const failing = { consume: () => Promise.reject(new Error('Another consumer fails.')) };
    await expect(new UnscopedEventRelay([fanOut, failing], fixture.unitOfWork).relayBatch()).rejects.toThrow('fails');
    expect((await missed())?.count).toBe(0);
    await emit([]);
    expect((await missed())?.count).toBe(1);
  });

  it('are forgotten with the endpoint', async () => {
    await change({ enabled: false });
    await emit(['a.x']);
    await fixture.unitOfWork.run(async (transaction) => {
      const found = await endpoints.findForUpdate(tenant, endpoint.id, transaction);
      if (found !== null) await endpoints.delete(found, transaction);
    });
    expect(await server.execute('select from delivery.missed_span where endpoint_id = $1', [endpoint.id])).toEqual([]);
  });

  it('are forgotten week by week with their events', async () => {
    await change({ enabled: false });
    await emit(['a.x']);
    await deleteUnscopedExpiredSpans(fixture.database);
    expect((await missed())?.count).toBe(1);
    await server.execute('delete from messaging.event where organization_id = $1', [tenant.organizationId]);
    await deleteUnscopedExpiredSpans(fixture.database);
    expect(await missed()).toEqual({ count: 0, since: null });
  });
});
