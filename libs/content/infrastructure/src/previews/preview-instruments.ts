import { RenderingFailed } from '@livery/content-application';
import type { Renderable } from '@livery/content-domain';
import type { Counter, Histogram, Metrics } from '@livery/telemetry';

/** The buckets of the histogram in seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 180];

/** What runs renderings and lets others wait. */
export interface RenderingQueue {
  readonly use: { readonly running: number; readonly waiting: number };
}

/** Counts and times renderings. */
export class PreviewInstruments {
  private readonly duration: Histogram<'kind' | 'outcome'>;
  private readonly failures: Counter<'kind' | 'reason'>;

  constructor(metrics: Metrics, queues: readonly RenderingQueue[]) {
    this.duration = metrics.histogram({
      name: 'livery_preview_rendering_duration_seconds',
      help: 'Time of rendering a picture, or of opening a document for rendering, with the time in the queue',
      labels: ['kind', 'outcome'],
      buckets: BUCKETS,
    });
    this.failures = metrics.counter({
      name: 'livery_previews_failed_total',
      help: 'Contents that cannot be rendered, by the reason',
      labels: ['kind', 'reason'],
    });
    metrics.gauge({
      name: 'livery_previews_running',
      help: 'Processes that render previews',
      read: () => queues.reduce((sum, { use }) => sum + use.running, 0),
    });
    metrics.gauge({
      name: 'livery_previews_waiting',
      help: 'Renderings that wait for a process. Jobs that wait in their table are not among them',
      read: () => queues.reduce((sum, { use }) => sum + use.waiting, 0),
    });
  }

  async timed<T>(kind: Renderable, render: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const record = (outcome: string): void =>
      this.duration.record({ kind, outcome }, (performance.now() - began) / 1_000);
    try {
      const result = await render();
      record('rendered');
      return result;
    } catch (error) {
      record(error instanceof RenderingFailed ? 'failed' : 'interrupted');
      if (error instanceof RenderingFailed) this.failures.add({ kind, reason: error.reason });
      throw error;
    }
  }
}
