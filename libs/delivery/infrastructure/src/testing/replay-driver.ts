import { ReplayDeliveries, type ReplayOrder } from '@livery/delivery-application';
import { addCounts, NO_REPLAY, type ReplayCounts, type ReplayStatus } from '@livery/delivery-domain';
import { SystemClock } from '@livery/runtime';
import { TypeOrmWebhookEndpointRepository } from '../persistence/typeorm-webhook-endpoint.repository.ts';
import { PostgresDeliveryReplays } from '../replay/postgres-delivery-replays.ts';
import type { DeliveryFixture, TestEndpoint } from './delivery-fixture.ts';

export interface ReplaySettings {
  readonly status?: ReplayStatus;
  readonly since?: Date;
  readonly until?: Date;
}

/** Replays deliveries page by page, as the job does, each page in a transaction of its own. */
export class ReplayDriver {
  readonly replays: PostgresDeliveryReplays;
  private readonly replayDeliveries: ReplayDeliveries;

  constructor(private readonly fixture: DeliveryFixture) {
    this.replays = new PostgresDeliveryReplays(fixture.database);
    const endpoints = new TypeOrmWebhookEndpointRepository(fixture.database);
    this.replayDeliveries = new ReplayDeliveries(endpoints, this.replays, new SystemClock());
  }

  orderOf({ id, tenant }: TestEndpoint, settings: ReplaySettings = {}): ReplayOrder {
    const { status = 'all', since = new Date(Date.now() - 3_600_000), until = new Date(Date.now() + 1_000) } = settings;
    return { tenant, endpointId: id, period: { since, until }, status };
  }

  /** @param afterPage is called after each page that was written, and awaited */
  async replay(
    endpoint: TestEndpoint,
    settings?: ReplaySettings,
    afterPage: () => unknown = () => undefined,
  ): Promise<ReplayCounts> {
    const order = this.orderOf(endpoint, settings);
    const [first, through] = await this.replays.bounds(order);
    let counts = NO_REPLAY;
    for (let after: string | null = first; after !== null;) {
      const page = await this.replays.page(order, [after, through]);
      if (page === null) continue;
      const done = await this.fixture.unitOfWork.run((transaction) =>
        this.replayDeliveries.execute(order, page, transaction),
      );
      if (done === null) continue;
      counts = addCounts(counts, done);
      after = page.next;
      await afterPage();
    }
    return counts;
  }
}
