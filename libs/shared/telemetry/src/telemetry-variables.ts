import { bool, host, num, port, str } from 'envalid';
import { type SamplerName, SAMPLERS } from './traces/sampler-names.ts';

/** The environment variables of every app for metrics and traces. Names with `OTEL_` are OpenTelemetry's own. */
export const TELEMETRY_VARIABLES = {
  METRICS_PORT: port({ default: undefined, desc: 'TCP port of GET /metrics; without it metrics are off' }),
  METRICS_HOST: host({ default: '127.0.0.1', desc: 'address of GET /metrics' }),
  OTEL_SDK_DISABLED: bool({ default: false, desc: 'true turns traces off' }),
  OTEL_TRACES_EXPORTER: str({ default: 'otlp', choices: ['otlp', 'none'], desc: 'otlp, or none' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: str({ default: '', desc: 'address of an OTLP collector; without it traces are off' }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: str({ default: '', desc: 'the same, for traces alone, with its path' }),
  OTEL_TRACES_SAMPLER: str({ default: 'parentbased_always_on', choices: SAMPLERS, desc: SAMPLERS.join(', ') }),
  OTEL_TRACES_SAMPLER_ARG: num({ default: 1, desc: 'share of traces that are kept, 0 to 1' }),
  OTEL_BSP_SCHEDULE_DELAY: num({ default: 5_000, desc: 'milliseconds between two transmissions of spans' }),
};

/** The values of `TELEMETRY_VARIABLES`. */
export interface TelemetryConfig {
  readonly METRICS_PORT: number | undefined;
  readonly METRICS_HOST: string;
  readonly OTEL_SDK_DISABLED: boolean;
  readonly OTEL_TRACES_EXPORTER: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: string;
  readonly OTEL_TRACES_SAMPLER: SamplerName;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_BSP_SCHEDULE_DELAY: number;
}
