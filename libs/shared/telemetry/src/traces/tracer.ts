export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface NewSpan {
  readonly name: string;
  /** What it does for whom, as OpenTelemetry has it. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** `traceparent` (W3C Trace Context, level 1) of what caused it; a trace of its own without, or when it cannot be read. */
  readonly parent?: string | null | undefined;
  /** When it began, where that is not now. */
  readonly began?: Date;
  readonly attributes?: Attributes;
}

export interface SpanEnd {
  /** A better name than it began with. */
  readonly name?: string;
  readonly attributes?: Attributes;
  /** What went wrong, in a word; never a value. */
  readonly error?: string | null;
}

export interface Span {
  /** For whatever comes of it; undefined while tracing is off. */
  readonly traceparent: string | undefined;
  end(outcome?: SpanEnd): void;
}

/** Says what happened when and because of what. */
export abstract class Tracer {
  abstract start(span: NewSpan): Span;
}
