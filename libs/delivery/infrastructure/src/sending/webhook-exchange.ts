import type { AttemptOutcome, AttemptResponse } from '@livery/delivery-domain';
import type { Dispatcher } from 'undici';
import { attemptError, deadlinePassed } from './attempt-error.ts';
import { ConnectFailed, type ConnectionSteps } from './connect-failed.ts';

/** Once this many bytes of the body have been read, the connection is closed; the status alone decides the outcome. */
const MAX_READ_BYTES = 64 * 1_024;
const MAX_KEPT_BYTES = 16 * 1_024;

export interface ExchangeOptions {
  readonly started: Date;
  readonly deadlineMs: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The steps of the connection that was opened for this request; undefined if an open connection is reused. */
  readonly openedWith: () => ConnectionSteps | undefined;
  /** Asked right before the request is written to a connection. */
  readonly maySend: () => boolean;
  readonly onOutcome: (outcome: AttemptOutcome) => void;
  /** Called instead of `onOutcome` if the request may not be sent. */
  readonly onRefused: () => void;
}

/**
 * One request and its response. It ends when the response is complete or too long, or at the deadline, and then calls
 * `onOutcome` once.
 */
export class WebhookExchange implements Dispatcher.DispatchHandler {
  /** The start on the monotonic clock, in milliseconds. */
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;
  private readonly kept: Buffer[] = [];
  private keptBytes = 0;
  private readBytes = 0;
  private controller: Dispatcher.DispatchController | undefined;
  private steps: ConnectionSteps | undefined;
  private firstByte: number | undefined;
  private status: number | undefined;
  private headers: AttemptResponse['headers'] = {};
  private isSent = false;
  private isOver = false;

  constructor(private readonly options: ExchangeOptions) {
    this.timer = setTimeout(() => this.cutOff(deadlinePassed()), options.deadlineMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    this.isSent = !this.isOver;
    this.steps = this.options.openedWith();
    if (this.isOver) controller.abort(new Error('The deadline has passed.'));
    else if (!this.options.maySend()) this.refuse(controller);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: NodeJS.Dict<string | string[]>): void {
    // Informational responses (1xx) come before the response itself.
    if (status < 200) return;
    this.firstByte = performance.now();
    this.status = status;
    this.headers = joinRepeated(headers);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.readBytes += chunk.length;
    if (this.keptBytes < MAX_KEPT_BYTES) {
      const part = chunk.subarray(0, MAX_KEPT_BYTES - this.keptBytes);
      this.kept.push(part);
      this.keptBytes += part.length;
    }
    // The status has arrived, so the rest of the body changes nothing.
    if (this.readBytes >= MAX_READ_BYTES) this.cutOff(null);
  }

  onResponseEnd(): void {
    this.end(null);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (error instanceof ConnectFailed) this.steps = error.steps;
    this.end(attemptError(error));
  }

  /** undici calls `onRequestStart` before it writes a request, and writes nothing of one that is aborted then. */
  private refuse(controller: Dispatcher.DispatchController): void {
    this.close();
    this.options.onRefused();
    controller.abort(new Error('The request may no longer be sent.'));
  }

  private cutOff(error: AttemptOutcome['error']): void {
    this.end(error);
    this.controller?.abort(new Error('The exchange was cut off.'));
  }

  private end(error: AttemptOutcome['error']): void {
    if (this.isOver) return;
    this.close();
    const succeeded = error === null && this.status !== undefined && this.status >= 200 && this.status < 300;
    this.options.onOutcome({
      succeeded,
      started: this.options.started,
      durationMs: performance.now() - this.startedAt,
      timings: this.timings(),
      ...(this.isSent && { requestHeaders: this.options.headers }),
      response: this.response(),
      error,
    });
  }

  private close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private response(): AttemptResponse | null {
    if (this.status === undefined) return null;
    const body = Buffer.concat(this.kept).toString();
    return { status: this.status, headers: this.headers, body, truncated: this.readBytes > this.keptBytes };
  }

  private timings(): AttemptOutcome['timings'] {
    const { dns, connect, tls } = this.steps ?? {};
    return {
      ...(dns !== undefined && { dns: this.sinceStart(dns) }),
      ...(connect !== undefined && { connect: this.sinceStart(connect) }),
      ...(tls !== undefined && { tls: this.sinceStart(tls) }),
      ...(this.firstByte !== undefined && { firstByte: this.sinceStart(this.firstByte) }),
    };
  }

  /** The time since the start of the exchange, in milliseconds with three decimals. */
  private sinceStart(at: number): number {
    return Math.round((at - this.startedAt) * 1_000) / 1_000;
  }
}

/** Joins the values of repeated headers with a comma. */
function joinRepeated(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) joined[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return joined;
}
