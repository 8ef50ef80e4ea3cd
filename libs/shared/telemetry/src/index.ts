export { atMostEvery, SCRAPE_INTERVAL_MS } from './metrics/at-most-every.ts';
export { type Counter, type Histogram, type Labels, Metrics } from './metrics/metrics.ts';
export { startTelemetry, type StartedTelemetry } from './start-telemetry.ts';
export { NO_TELEMETRY, type Telemetry } from './telemetry.ts';
export { type TelemetryConfig, TELEMETRY_VARIABLES } from './telemetry-variables.ts';
export { type Span, Tracer } from './traces/tracer.ts';
