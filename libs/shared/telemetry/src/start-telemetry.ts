import type { MetricsAddress } from './metrics/serve-metrics.ts';
import { NO_TELEMETRY, type Telemetry } from './telemetry.ts';
import type { TelemetryConfig } from './telemetry-variables.ts';
import type { Tracer } from './traces/tracer.ts';

export interface StartedTelemetry extends Telemetry {
  /** Sends waiting spans. It must be the last resource that is closed. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  readonly config: TelemetryConfig;
  /** The default `service.name` of traces. */
  readonly serviceName: string;
  /** Is called when spans could not be sent. */
  readonly onProblem: () => void;
}

interface Part<T> {
  readonly part: T;
  close(): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** Starts metrics and traces if the environment enables them. The libraries of disabled parts are not loaded. */
export async function startTelemetry(options: TelemetryOptions): Promise<StartedTelemetry> {
  const { METRICS_PORT: port, METRICS_HOST: host } = options.config;
  const tracer = await startTracer(options);
  const metrics =
    port === undefined ? { part: NO_TELEMETRY.metrics, close: nothing } : await startMetrics({ host, port });
  return {
    metrics: metrics.part,
    tracer: tracer.part,
    close: async () => {
      await Promise.all([metrics.close(), tracer.close()]);
    },
  };
}

async function startMetrics(address: MetricsAddress): Promise<Part<Telemetry['metrics']>> {
  const { PrometheusMetrics } = await import('./metrics/prometheus-metrics.ts');
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const metrics = new PrometheusMetrics();
  const server = await serveMetrics(metrics, address);
  return {
    part: metrics,
    close: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function startTracer({ config, serviceName, onProblem }: TelemetryOptions): Promise<Part<Tracer>> {
  if (!isTraced(config)) return { part: NO_TELEMETRY.tracer, close: nothing };
  const { OtlpTracer } = await import('./traces/otlp-tracer.ts');
  const tracer = new OtlpTracer({
    serviceName,
    sampler: config.OTEL_TRACES_SAMPLER,
    samplerRatio: config.OTEL_TRACES_SAMPLER_ARG,
    scheduleDelayMs: config.OTEL_BSP_SCHEDULE_DELAY,
    onProblem,
  });
  return { part: tracer, close: () => tracer.close() };
}

function isTraced(config: TelemetryConfig): boolean {
  const endpoint = config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || config.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint !== '' && config.OTEL_TRACES_EXPORTER === 'otlp' && !config.OTEL_SDK_DISABLED;
}
