import { setTimeout } from 'node:timers/promises';
import { freePort } from '@livery/testing/without-jest';
import { SECRET_KEYS_TEXT } from '../../benchmarks/support/webhook-rows.ts';
import { type AppProcess, startApi, startWorker } from './app-process.ts';

const LONGEST_MS = 240_000;
const POLL_MS = 5;

const ENVIRONMENT = {
  LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
  RATE_LIMIT_LIVE: '100000/100000',
  LOG_LEVEL: 'error',
  LOG_REQUESTS: '0',
} as const;

export interface ServiceOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** The number of workers. */
  readonly workers: number;
}

/** The api and workers as processes that can be killed. Each is started again at once, the api on the same port. */
export class ServiceProcesses {
  private before = '';
  private readonly environment: Readonly<Record<string, string>>;
  private readonly port: number;
  private api: AppProcess;
  private running: readonly AppProcess[] = [];

  private constructor(environment: Readonly<Record<string, string>>, port: number, api: AppProcess) {
    this.environment = environment;
    this.port = port;
    this.api = api;
  }

  /** @returns when the api serves requests */
  static async start({ environment, workers }: ServiceOptions): Promise<ServiceProcesses> {
    const port = await freePort();
    const all = { ...ENVIRONMENT, ...environment };
    const service = new ServiceProcesses(all, port, await startApi({ ...all, PORT: String(port) }));
    while (service.running.length < workers) service.running = [...service.running, await startWorker(all)];
    await service.untilServing();
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The worker that has run longest comes first. */
  get workers(): readonly AppProcess[] {
    return this.running;
  }

  /** What all processes have written to their logs. */
  get said(): string {
    return [this.before, ...[this.api, ...this.running].map((process) => process.text())].join('');
  }

  /** Kills the api, and starts it again. @returns when it serves requests */
  async killApi(): Promise<void> {
    await this.end(this.api);
    this.api = await startApi({ ...this.environment, PORT: String(this.port) });
    await this.untilServing();
  }

  /** Kills the worker that has run longest, and starts another one. */
  async killWorker(): Promise<void> {
    const [first, ...others] = this.running;
    this.running = others;
    if (first !== undefined) await this.end(first);
    this.running = [...others, await startWorker(this.environment)];
  }

  /** Waits until something is so. @throws Error if that takes too long, or a process has ended by itself */
  async until(expectation: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = performance.now() + LONGEST_MS;
    while (!(await isSo())) {
      if ([this.api, ...this.running].some((process) => process.hasEnded())) {
        throw new Error(`A process has ended by itself:\n${this.said}`);
      }
      if (performance.now() > deadline)
        throw new Error(`Not in time: ${expectation}. The processes said:\n${this.said}`);
      await setTimeout(POLL_MS);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.api, ...this.running].map((process) => process.kill()));
  }

  private async end(process: AppProcess): Promise<void> {
    await process.kill();
    this.before += process.text();
  }

  private untilServing(): Promise<void> {
    return this.until('the api answers', async () => {
      const response = await fetch(`${this.origin}/readyz`).catch(() => null);
      return response?.ok === true;
    });
  }
}
