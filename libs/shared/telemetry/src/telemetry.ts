import type { Metrics } from './metrics/metrics.ts';
import { NoMetrics } from './metrics/no-metrics.ts';
import { NoTracer } from './traces/no-tracer.ts';
import type { Tracer } from './traces/tracer.ts';

/** The metrics and traces of a process. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

export const NO_TELEMETRY: Telemetry = { metrics: new NoMetrics(), tracer: new NoTracer() };
