import { NO_TELEMETRY, type Span, type Telemetry, type Tracer } from '@livery/telemetry';
import type { Request, Response } from 'express';
import type { AccessLog } from './access-log.ts';
import { AnsweredRequests } from './answered-requests.ts';
import { RequestInstruments } from './request-instruments.ts';
import { servedRequest, type ServedRequest } from './served-request.ts';

export interface RequestObserverOptions extends Telemetry {
  /** Gets one line a request; none without. */
  readonly accessLog?: AccessLog | undefined;
}

/** Tells of each request when it is over: a line in the log, a count, a span. Never a body, a query, or a credential. */
export class RequestObserver {
  private readonly answered: AnsweredRequests | undefined;
  private readonly tracer: Tracer;

  constructor({ metrics, tracer, accessLog }: RequestObserverOptions) {
    this.tracer = tracer;
    if (metrics === NO_TELEMETRY.metrics && accessLog === undefined) return;
    const instruments = new RequestInstruments(metrics);
    const answered = new AnsweredRequests((requests) => {
      for (const request of requests) instruments.count(request);
      accessLog?.write(requests);
    });
    metrics.beforeRead(() => answered.flush());
    if (accessLog !== undefined) process.once('exit', () => answered.flush());
    this.answered = answered;
  }

  /**
   * @param requestId `req_…`
   * @returns `traceparent` for whatever comes of the request
   */
  watch(request: Request, response: Response, requestId: string): string | undefined {
    const began = performance.now();
    const { traceparent: parent } = request.headers;
    const span = this.tracer.start({ name: request.method, kind: 'server', parent: parent?.toString() });
    response.once('close', () => {
      const served = servedRequest(request, response, requestId, began);
      this.answered?.add(served);
      conclude(span, served);
    });
    return span.traceparent;
  }
}

function conclude(span: Span, { route, method, status, requestId }: ServedRequest): void {
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
