import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span as OpenTelemetrySpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SamplerName } from './sampler-names.ts';
import { samplerOf } from './sampler.ts';
import { formatTraceParent, parseTraceParent } from './trace-parent.ts';
import { type NewSpan, type Span, type SpanEnd, Tracer } from './tracer.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** A collector that cannot be reached must not delay the end of the process for longer. */
const CLOSE_TIMEOUT_MS = 3_000;

export interface OtlpTracerOptions {
  /** The default of `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`. */
  readonly serviceName: string;
  readonly sampler: SamplerName;
  readonly samplerRatio: number;
  /** Milliseconds between two transmissions of spans. */
  readonly scheduleDelayMs: number;
  /** Is called when spans could not be sent, or were dropped. */
  readonly onProblem: () => void;
}

/** Sends spans over OTLP (HTTP, protobuf). The exporter reads address, headers and timeout from `OTEL_EXPORTER_OTLP_…`. */
export class OtlpTracer extends Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer: OpenTelemetryTracer;

  constructor({ serviceName, sampler, samplerRatio, scheduleDelayMs, onProblem }: OtlpTracerOptions) {
    super();
    reportProblems(onProblem);
    const detected = detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] });
    this.provider = new TracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': serviceName }))
        .merge(detected),
      sampler: samplerOf(sampler, samplerRatio),
      spanProcessors: [
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: scheduleDelayMs }),
      ],
    });
    this.tracer = this.provider.getTracer('livery');
  }

  start({ name, kind, parent, began, attributes = {} }: NewSpan): Span {
    const options = { kind: KINDS[kind], attributes, ...(began && { startTime: began }) };
    const span = this.tracer.startSpan(name, options, contextOf(parent));
    return { traceparent: formatTraceParent(span.spanContext()), end: (outcome) => end(span, outcome) };
  }

  /** Sends waiting spans. */
  async close(): Promise<void> {
    const tooLong = new Promise<void>((resolve) => {
      setTimeout(resolve, CLOSE_TIMEOUT_MS).unref();
    });
    await Promise.race([this.provider.shutdown().catch(() => undefined), tooLong]);
  }
}

function contextOf(parent: NewSpan['parent']): Context {
  const known = parent ? parseTraceParent(parent) : undefined;
  return known === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, known);
}

function end(span: OpenTelemetrySpan, { name, attributes, error }: SpanEnd = {}): void {
  if (name !== undefined) span.updateName(name);
  if (attributes) span.setAttributes(attributes);
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error });
  span.end();
}

/** Reports problems without the library's messages, since these may contain the response of a collector. */
function reportProblems(onProblem: () => void): void {
  const quiet = (): void => undefined;
  const logger = { error: onProblem, warn: onProblem, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
