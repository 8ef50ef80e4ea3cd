import type { Livery, RequestLog } from '@livery/sdk';

/** Selects the requests that are shown. */
export interface RequestFilter {
  readonly status?: string | undefined;
  readonly path?: string | undefined;
}

/** A request is logged at its end, under the time of its beginning. So each reading begins some time before the newest one that is known. */
const OVERLAP_MS = 10_000;
/** The overlap of some readings, for requests that took longer. */
const LONG_OVERLAP_MS = 150_000;
const LONG_EACH = 15;

/** The end of a request log. A request that was returned is not returned again. */
export class RequestLogTail {
  /** When the requests that were read began, by their ids. */
  private readonly known = new Map<string, number>();
  private newest = 0;
  private readings = 0;

  constructor(
    private readonly livery: Pick<Livery, 'requestLogs'>,
    private readonly filter: RequestFilter,
    /** The first reading returns at most so many requests. */
    private readonly shownAtFirst: number,
    private readonly signal?: AbortSignal,
  ) {}

  /** Reads what is new, oldest first; the first time the last few requests. After a failure nothing is lost. */
  async read(): Promise<readonly RequestLog[]> {
    const isLong = this.readings % LONG_EACH === 0;
    const last = this.readings === 0 ? (await this.list({ limit: this.shownAtFirst })).data : [];
    this.note(last);
    const unknown = await this.unknown(isLong ? LONG_OVERLAP_MS : OVERLAP_MS);
    this.readings += 1;
    this.forget();
    const from = last.at(-1)?.created ?? '';
    return [...unknown, ...last].filter(({ created }) => created >= from).sort(byBeginning);
  }

  private async unknown(overlapMs: number): Promise<readonly RequestLog[]> {
    const since = this.newest === 0 ? {} : { created: { gte: new Date(this.newest - overlapMs).toISOString() } };
    const requests = await Array.fromAsync(this.list({ limit: 200, ...since }));
    const unknown = requests.filter(({ id }) => !this.known.has(id));
    this.note(unknown);
    return unknown;
  }

  private list(query: object): ReturnType<Livery['requestLogs']['list']> {
    return this.livery.requestLogs.list({ ...this.filter, ...query }, { signal: this.signal });
  }

  private note(requests: readonly RequestLog[]): void {
    for (const { id, created } of requests) {
      const began = Date.parse(created);
      this.known.set(id, began);
      this.newest = Math.max(this.newest, began);
    }
  }

  /** What is older than all that is still read need not be known. */
  private forget(): void {
    for (const [id, began] of this.known) if (began < this.newest - LONG_OVERLAP_MS) this.known.delete(id);
  }
}

/** Times in ISO 8601 are in the order of their texts. */
function byBeginning(one: RequestLog, two: RequestLog): number {
  return one.created < two.created ? -1 : Number(one.created > two.created);
}
