import type { ServedRequest } from './served-request.ts';

const BATCH = 128;
const LONGEST_MS = 1_000;

/**
 * Requests that are over, passed on many at a time, and within a second: whatever is done for each of them costs several times as
 * much between two requests, when its code is in no cache (measured).
 */
export class AnsweredRequests {
  private waiting: ServedRequest[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly take: (requests: readonly ServedRequest[]) => void) {}

  add(request: ServedRequest): void {
    this.waiting.push(request);
    if (this.waiting.length >= BATCH) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), LONGEST_MS).unref();
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
