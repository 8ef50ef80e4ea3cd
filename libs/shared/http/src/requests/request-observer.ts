import { publicActorId } from '@livery/kernel';
import type { Span, Telemetry, Tracer } from '@livery/telemetry';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { RequestInstruments } from './request-instruments.ts';
import { servedRequest, type ServedRequest } from './served-request.ts';

export interface RequestObserverOptions extends Telemetry {
  /** Gets one line a request; none without. */
  readonly requestLog?: Logger | undefined;
}

/** Tells of each request when it is over: a line in the log, a count, a span. Never a body, a query, or a credential. */
export class RequestObserver {
  private readonly instruments: RequestInstruments;
  private readonly tracer: Tracer;
  private readonly log: Logger | undefined;

  constructor({ metrics, tracer, requestLog }: RequestObserverOptions) {
    this.instruments = new RequestInstruments(metrics);
    this.tracer = tracer;
    this.log = requestLog;
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
      const served = servedRequest(request, response, began);
      this.count(served);
      this.write(served, requestId, request);
      conclude(span, served, requestId);
    });
    return span.traceparent;
  }

  private count({ route, method, status, seconds }: ServedRequest): void {
    this.instruments.answered.add({ route, method, status: String(status) });
    this.instruments.duration.record({ route, method, status_class: `${Math.floor(status / 100)}xx` }, seconds);
  }

  private write({ route, method, status, seconds }: ServedRequest, requestId: string, { principal }: Request): void {
    if (this.log?.isLevelEnabled('info') !== true) return;
    this.log.info(
      {
        method,
        route,
        status,
        duration_ms: Math.round(seconds * 1_000_000) / 1_000,
        request_id: requestId,
        principal: publicActorId(principal?.actor ?? null),
      },
      'request',
    );
  }
}

function conclude(span: Span, { route, method, status }: ServedRequest, requestId: string): void {
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
