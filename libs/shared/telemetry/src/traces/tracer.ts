export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface NewSpan {
  readonly name: string;
  /** The kind of span, as OpenTelemetry defines it. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** `traceparent` (W3C Trace Context, level 1) of the parent. Without a valid one, the span begins a new trace. */
  readonly parent?: string | null | undefined;
  /** The beginning of the span (default: now). */
  readonly began?: Date;
  readonly attributes?: Attributes;
}

export interface SpanEnd {
  /** A new name, if it was not known at the beginning. */
  readonly name?: string;
  readonly attributes?: Attributes;
  /** The kind of failure in one word, without values. */
  readonly error?: string | null;
}

export interface Span {
  /** The `traceparent` for child spans; undefined while tracing is off. */
  readonly traceparent: string | undefined;
  end(outcome?: SpanEnd): void;
}

/** Records spans: what happened, when, and because of which other span. */
export abstract class Tracer {
  abstract start(span: NewSpan): Span;
}
