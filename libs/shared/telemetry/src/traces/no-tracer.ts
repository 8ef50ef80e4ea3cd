import { type Span, Tracer } from './tracer.ts';

const NO_SPAN: Span = { traceparent: undefined, end: () => undefined };

/** Tracing is off. */
export class NoTracer extends Tracer {
  start(): Span {
    return NO_SPAN;
  }
}
