import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { type Declaration, type GaugeDeclaration, type Labels, Metrics } from './metrics.ts';

/** The metrics of a process with `@prometheus-io/client`, including those of Node and its event loop. */
export class PrometheusMetrics extends Metrics {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter<string>>();
  private readonly histograms = new Map<string, Histogram<string>>();
  private readonly settlers: (() => void)[] = [];
  private readonly failures: Counter<'metric'>;

  constructor() {
    super();
    collectDefaultMetrics({ register: this.registry });
    this.failures = new Counter({
      name: 'livery_metric_read_failures_total',
      help: 'Gauges that could not be read at a scrape',
      labelNames: ['metric'],
      registers: [this.registry],
    });
  }

  counter<Label extends string = never>({ name, help, labels = [] }: Declaration<Label>) {
    const make = (): Counter<string> => new Counter({ name, help, labelNames: labels, registers: [this.registry] });
    const counter = known(this.counters, name, make);
    return { add: (values: Labels<Label>, amount = 1): void => counter.inc(values, amount) };
  }

  histogram<Label extends string = never>(declaration: Declaration<Label> & { readonly buckets: readonly number[] }) {
    const { name, help, labels = [], buckets } = declaration;
    const histogram = known(
      this.histograms,
      name,
      () =>
        new Histogram<string>({ name, help, labelNames: labels, buckets: [...buckets], registers: [this.registry] }),
    );
    return { record: (values: Labels<Label>, value: number): void => histogram.observe(values, value) };
  }

  gauge({ name, help, read }: GaugeDeclaration): void {
    const show = async (): Promise<void> => {
      gauge.remove();
      try {
        const value = await read();
        if (value !== undefined) gauge.set(value);
      } catch {
        this.failures.inc({ metric: name });
      }
    };
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: show });
  }

  beforeRead(settle: () => void): void {
    this.settlers.push(settle);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics, in the text format of Prometheus. */
  expose(): Promise<string> {
    for (const settle of this.settlers) settle();
    return this.registry.metrics();
  }
}

function known<T>(all: Map<string, T>, name: string, make: () => T): T {
  const found = all.get(name) ?? make();
  all.set(name, found);
  return found;
}
