import type { ListEventsQuery } from '../generated/resources/events.ts';
import type { LiveryEvent, LiveryEventList } from '../generated/schemas.ts';
import { pause } from '../runtime/pause.ts';
import { isPassing, LONGEST_PAUSE_MS, pauseBeforeRepeat } from '../runtime/repeats.ts';
import type { FeedOptions } from './feed-options.ts';

const LONGEST_WAIT_SECONDS = 30;

/** The feed of events from a place on. Store `cursor`, or the id of the last event, to go on there later. */
export class EventFeed implements AsyncIterable<LiveryEvent> {
  private place: string;

  constructor(
    private readonly query: ListEventsQuery,
    private readonly load: (query: ListEventsQuery) => PromiseLike<LiveryEventList>,
    private readonly options: FeedOptions = {},
  ) {
    this.place = query.after ?? 'start';
  }

  /** The value of `after` with which the feed goes on after the last event that was processed: after whose iteration the next one was asked for. */
  get cursor(): string {
    return this.place;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LiveryEvent, void, undefined> {
    const { wait = LONGEST_WAIT_SECONDS } = this.query;
    for (;;) {
      const { data, has_more, url } = await this.page(wait);
      for (const event of data) {
        yield event;
        this.place = event.id;
      }
      // With a filter the service has read further than the last event that fits.
      this.place = new URL(url, 'http://livery').searchParams.get('after') ?? this.place;
      if (wait === 0 && !has_more) return;
    }
  }

  /** The next page. A feed that waits for events also waits for the service. */
  private async page(wait: number): Promise<LiveryEventList> {
    const { signal, onOutage, onRecovery, giveUpAfterMs = Infinity } = this.options;
    let failedAt = Infinity;
    for (let failures = 0; ; failures += 1) {
      try {
        // After a failure an answer at once shows that the service is back.
        const page = await this.load({ ...this.query, wait: failures === 0 ? wait : 0, after: this.place });
        if (failures > 0) onRecovery?.();
        return page;
      } catch (error) {
        failedAt = Math.min(failedAt, Date.now());
        if (wait === 0 || !isPassing(error) || Date.now() - failedAt >= giveUpAfterMs) throw error;
        if (failures === 0) onOutage?.(error);
        const milliseconds = pauseBeforeRepeat(error, { repeats: failures, isRepeatable: true }) ?? LONGEST_PAUSE_MS;
        await pause(milliseconds, signal);
      }
    }
  }
}
