import { once } from 'node:events';
import { DomainError } from '@livery/kernel';
import type { Response } from 'express';
import type { EventsAnswer } from './events-answer.ts';
import { eventText, type ServerSentEvent } from './server-sent-event.ts';

export interface EventStreamTimes {
  /** Between two comments that keep proxies from closing the connection. */
  readonly keepAliveMs: number;
  /** Until the stream ends. */
  readonly lastsMs: number;
  /** Between two checks that the caller may still read the events. */
  readonly checkMs: number;
  /** How long a client may read nothing. */
  readonly stallMs: number;
  /** How long the first event may take before the headers are sent without it. Until then a failure is answered as JSON. */
  readonly headersWithinMs: number;
}

const KEEP_ALIVE = ':\n\n';

/** A response of server-sent events. */
export class EventStream {
  private readonly ending = new AbortController();
  private hasBegun = false;
  private isChecking = false;

  constructor(
    private readonly response: Response,
    private readonly times: EventStreamTimes,
    private readonly sendHeaders: () => void,
  ) {}

  /** @param closing when the server begins to close @throws what the source throws */
  async send({ events, assertPermitted }: EventsAnswer, closing: AbortSignal | undefined): Promise<void> {
    const { response, times } = this;
    const timers = [
      setTimeout(() => this.begin(), times.headersWithinMs),
      setInterval(() => this.keepAlive(), times.keepAliveMs),
      setInterval(() => void this.check(assertPermitted, end), times.checkMs),
      setTimeout(() => end(), times.lastsMs),
    ];
    const end = (): void => {
      timers.forEach((timer) => clearTimeout(timer));
      response.off('close', end);
      closing?.removeEventListener('abort', end);
      this.ending.abort();
    };
    response.once('close', end);
    closing?.addEventListener('abort', end);
    if (response.closed || closing?.aborted) end();
    await this.writeAll(events[Symbol.asyncIterator]()).finally(end);
  }

  private async writeAll(events: AsyncIterator<ServerSentEvent>): Promise<void> {
    const ended = once(this.ending.signal, 'abort').then(() => null);
    let next: Promise<IteratorResult<ServerSentEvent>> | undefined;
    try {
      while (!this.ending.signal.aborted) {
        next = events.next();
        const step = await Promise.race([next, ended]);
        if (step === null || step.done === true) break;
        await this.write(eventText(step.value));
      }
      this.end();
    } finally {
      // A generator that waits for something returns after its wait; its last failure is then reported, too.
      await Promise.all([this.ending.signal.aborted ? next : null, events.return?.()]);
    }
  }

  /** Ends the stream unless the caller may still read it. What is temporary decides nothing: the next check does. */
  private async check(assertPermitted: () => Promise<unknown>, end: () => void): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      await assertPermitted();
    } catch (error) {
      if (!isTemporary(error)) end();
    } finally {
      this.isChecking = false;
    }
  }

  private begin(): void {
    if (this.hasBegun || this.response.destroyed) return;
    this.hasBegun = true;
    this.sendHeaders();
  }

  /** Ends the response at once, also if the source is still waiting for something. */
  private end(): void {
    const { response } = this;
    if (response.destroyed) return;
    this.begin();
    const stalled = setTimeout(() => response.destroy(), this.times.stallMs);
    response.once('close', () => clearTimeout(stalled)).end();
  }

  private async write(text: string): Promise<void> {
    const { response } = this;
    if (response.destroyed) return;
    this.begin();
    if (response.write(text)) return;
    const stalled = setTimeout(() => response.destroy(), this.times.stallMs);
    const { signal } = this.ending;
    await once(response, 'drain', { signal }).catch(() => undefined);
    clearTimeout(stalled);
  }

  /** A client that reads nothing gets no further comments, since they would only fill the memory. */
  private keepAlive(): void {
    if (this.hasBegun && !this.response.destroyed && !this.response.writableNeedDrain) this.response.write(KEEP_ALIVE);
  }
}

/** Whether the database does not answer. It sends no events then, and nothing is revoked. */
function isTemporary(error: unknown): boolean {
  return error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'timeout');
}
