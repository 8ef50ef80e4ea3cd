import type { EndedRequest } from './served-request.ts';

const BATCH = 512;
const LONGEST_MS = 1_000;

/**
 * Requests that are over, passed on many at a time, and within a second: whatever is done for each of them costs several times as
 * much between two requests, when its code is in no cache, and each write to the log wakes its reader (measured: 32 at a time cost
 * several times as much processor time as 512).
 */
export class AnsweredRequests {
  private waiting: EndedRequest[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly take: (requests: readonly EndedRequest[]) => void) {}

  add(request: EndedRequest): void {
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
