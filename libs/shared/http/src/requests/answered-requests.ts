import type { EndedRequest } from './served-request.ts';

const BATCH = 512;
const MAX_WAIT_MS = 1_000;

/**
 * Collects answered requests, and passes them on in batches within a second. Measuring and logging them one by one would cost several
 * times as much processor time, since its code would not be in the processor's cache, and each write wakes the reader of the log
 * (measured: batches of 32 cost several times as much as batches of 512).
 */
export class AnsweredRequests {
  private waiting: EndedRequest[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly take: (requests: readonly EndedRequest[]) => void) {}

  add(request: EndedRequest): void {
    this.waiting.push(request);
    if (this.waiting.length >= BATCH) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), MAX_WAIT_MS).unref();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0) return;
    const requests = this.waiting;
    this.waiting = [];
    this.take(requests);
  }
}
