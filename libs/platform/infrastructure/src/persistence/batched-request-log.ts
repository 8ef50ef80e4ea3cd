import type { OnModuleDestroy } from '@nestjs/common';
import { type LoggedRequest, RequestLog } from '@livery/http';
import type { Database } from '@livery/persistence';
import { RequestLogRowSchema, toRequestLogRow } from './request-log.row.ts';

const FLUSH_MS = 500;
const BATCH = 500;
/** The number of requests that wait while the database cannot be reached. Further requests are not recorded. */
const MAX_WAITING = 20_000;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const FIRST_FAILURE = 400;

export interface BatchedRequestLogOptions {
  /** Whether successful reads are recorded, too. */
  readonly keepsReads: boolean;
  readonly report: (error: unknown) => void;
}

/** Writes requests in batches, up to half a second later. A crash loses the requests of that time. */
export class BatchedRequestLog extends RequestLog implements OnModuleDestroy {
  private waiting: LoggedRequest[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly options: BatchedRequestLogOptions,
  ) {
    super();
  }

  record(request: LoggedRequest): void {
    if (!this.options.keepsReads && request.status < FIRST_FAILURE && READS.has(request.method)) return;
    if (this.waiting.length >= MAX_WAITING) return;
    this.waiting.push(request);
    if (this.waiting.length % BATCH === 0) this.begin();
    else this.timer ??= setTimeout(() => this.begin(), FLUSH_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.begin();
    await this.writing;
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write()).catch(this.options.report);
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, BATCH);
      this.waiting = this.waiting.slice(BATCH);
      await this.database.dataSource.manager.insert(RequestLogRowSchema, batch.map(toRequestLogRow));
    }
  }
}
