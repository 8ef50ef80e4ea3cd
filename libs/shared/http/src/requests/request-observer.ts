import { NO_TELEMETRY, type Span, type Telemetry, type Tracer } from '@livery/telemetry';
import type { Request, Response } from 'express';
import type { AccessLog } from './access-log.ts';
import { AnsweredRequests } from './answered-requests.ts';
import { Outcomes } from './outcomes.ts';
import { RequestInstruments } from './request-instruments.ts';
import { endedRequest, servedRequest, type ServedRequest } from './served-request.ts';

export interface RequestObserverOptions extends Telemetry {
  /** Writes one line for each request (default: none). */
  readonly accessLog?: AccessLog | undefined;
}

/** Records each answered request with a line in the log, metrics and a span, without its body, query and credential. */
export class RequestObserver {
  private readonly answered: AnsweredRequests | undefined;
  private readonly tracer: Tracer | undefined;
  private readonly outcomes = new Outcomes();

  constructor({ metrics, tracer, accessLog }: RequestObserverOptions) {
    this.tracer = tracer === NO_TELEMETRY.tracer ? undefined : tracer;
    if (metrics === NO_TELEMETRY.metrics && accessLog === undefined) return;
    const instruments = new RequestInstruments(metrics);
    const answered = new AnsweredRequests((requests) => {
      const served = requests.map((request) => servedRequest(request, this.outcomes));
      instruments.count(served);
      accessLog?.write(served);
    });
    metrics.beforeRead(() => answered.flush());
    if (accessLog !== undefined) process.once('exit', () => answered.flush());
    this.answered = answered;
  }

  /**
   * @param requestId `req_…`
   * @returns the `traceparent` for work that the request causes; undefined while tracing is off
   */
  watch(request: Request, response: Response, requestId: string): string | undefined {
    const { answered, tracer } = this;
    const began = performance.now();
    if (answered !== undefined) {
      response.on('close', () => answered.add(endedRequest(request, response, requestId, began)));
    }
    return tracer === undefined ? undefined : this.trace(tracer, request, response, requestId);
  }

  private trace(tracer: Tracer, request: Request, response: Response, requestId: string): string | undefined {
    const parent = request.headers['traceparent']?.toString();
    const span = tracer.start({ name: request.method, kind: 'server', parent });
    response.on('close', () => {
      conclude(span, servedRequest(endedRequest(request, response, requestId, NaN), this.outcomes));
    });
    return span.traceparent;
  }
}

function conclude(span: Span, { outcome: { route, method, status }, requestId }: ServedRequest): void {
  span.end({
    name: `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'livery.request_id': requestId,
    },
    error: status >= 500 ? String(status) : null,
  });
}
