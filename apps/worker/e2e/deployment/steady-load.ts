import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';

const PAUSE_MS = 5;

export interface Outcome {
  readonly requests: number;
  /** One line for each request that did not succeed with 2xx. */
  readonly failures: readonly string[];
}

/** Callers that send one request after another until `stop`. No request is repeated. */
export class SteadyLoad {
  private requests = 0;
  private readonly failures: string[] = [];
  private isOver = false;
  private readonly callers: readonly Promise<void>[];

  /** @param send sends one request; `number` is different for each */
  constructor(
    callers: number,
    private readonly send: (number: number) => Promise<Response>,
  ) {
    this.callers = Array.from({ length: callers }, () => this.call());
  }

  get count(): number {
    return this.requests;
  }

  async stop(): Promise<Outcome> {
    this.isOver = true;
    await Promise.all(this.callers);
    return { requests: this.requests, failures: this.failures };
  }

  private async call(): Promise<void> {
    while (!this.isOver) {
      const number = (this.requests += 1);
      try {
        const { ok, status, text } = await this.send(number);
        if (!ok) this.failures.push(`${status} ${text}`);
      } catch (error) {
        this.failures.push(String(error));
      }
      await pause(PAUSE_MS);
    }
  }
}
