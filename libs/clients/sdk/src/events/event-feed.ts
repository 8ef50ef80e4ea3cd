import type { ListEventsQuery } from '../generated/resources/events.ts';
import type { LiveryEvent, LiveryEventList } from '../generated/schemas.ts';

const LONGEST_WAIT_SECONDS = 30;

/** The feed of events from a place on. Store `cursor`, or the id of the last event, to go on there later. */
export class EventFeed implements AsyncIterable<LiveryEvent> {
  private place: string;

  constructor(
    private readonly query: ListEventsQuery,
    private readonly load: (query: ListEventsQuery) => PromiseLike<LiveryEventList>,
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
      const { data, has_more, url } = await this.load({ ...this.query, wait, after: this.place });
      for (const event of data) {
        yield event;
        this.place = event.id;
      }
      // With a filter the service has read further than the last event that fits.
      this.place = new URL(url, 'http://livery').searchParams.get('after') ?? this.place;
      if (wait === 0 && !has_more) return;
    }
  }
}
