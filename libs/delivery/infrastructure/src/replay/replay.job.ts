import { setTimeout } from 'node:timers/promises';
import type { DeliveryReplays, ReplayDeliveries, ReplayOrder, ReplayPage } from '@livery/delivery-application';
import type { ReplayCounts } from '@livery/delivery-domain';
import { JobKind, type RunningJob } from '@livery/jobs';
import type { JsonObject } from '@livery/kernel';
import { ReplayCheckpoint } from './replay-checkpoint.ts';
import { type ReplayRequest, replayRequestOf } from './replay-request.ts';

/** The kind of the jobs that replay deliveries. */
export const REPLAY_DELIVERIES = 'delivery.replay';

/** The time between looks at whether all pending deliveries are abandoned, which takes the worker about a second for 100,000. */
const ABANDONING_MS = 200;

/** Sends the deliveries of an endpoint again, page by page, or counts them. */
export class ReplayJob extends JobKind {
  readonly kind = REPLAY_DELIVERIES;
  /** Others have slots, too, however long a replay takes. */
  override readonly slots = 2;

  constructor(
    private readonly replays: DeliveryReplays,
    private readonly replayDeliveries: ReplayDeliveries,
  ) {
    super();
  }

  /** @throws DomainError if the endpoint was disabled or deleted; what was sent again until then stays */
  async run(job: RunningJob): Promise<JsonObject> {
    const { order, isDryRun } = replayRequestOf(job);
    const [first, through] = await this.replays.bounds(order);
    let state = ReplayCheckpoint.from(job.checkpoint) ?? ReplayCheckpoint.start(first);
    state = state.counted(await this.replays.count(order, [state.after ?? through, through]));
    while (state.after !== null) {
      const page = await this.finalPage(job, order, [state.after, through]);
      state = (await this.step(job, { order, isDryRun }, state, page)) ?? state;
    }
    return state.result(isDryRun);
  }

  /** @returns a page whose states are final */
  private async finalPage(job: RunningJob, order: ReplayOrder, bounds: readonly [string, string]): Promise<ReplayPage> {
    for (;;) {
      const page = await this.replays.page(order, bounds);
      if (page !== null) return page;
      await setTimeout(ABANDONING_MS, undefined, { signal: job.signal });
    }
  }

  /** @returns the state afterwards; null if the page has to be read again */
  private async step(
    job: RunningJob,
    { order, isDryRun }: ReplayRequest,
    before: ReplayCheckpoint,
    page: ReplayPage,
  ): Promise<ReplayCheckpoint | null> {
    let done: ReplayCounts | null = isDryRun ? await this.replayDeliveries.preview(order, page) : null;
    const after = (): ReplayCheckpoint => (done === null ? before : before.behind(page, done));
    await job.commit(
      async (transaction) => {
        if (!isDryRun) done = await this.replayDeliveries.execute(order, page, transaction);
      },
      {
        get checkpoint() {
          return after().json;
        },
        get done() {
          return after().read;
        },
        total: before.total,
        get step() {
          return `${isDryRun ? 'Counted' : 'Sent'} ${after().sent} deliveries of events up to ${page.reached.toISOString()}`;
        },
      },
    );
    return done === null ? null : after();
  }
}
