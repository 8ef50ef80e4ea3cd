import type { ChildOutcome, ChildPoolListener, ChildPoolUse } from '@livery/process';
import type { Counter, Histogram, Metrics } from '@livery/telemetry';

/** The buckets of the histogram in seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];

/** Counts and times the reading of texts in child processes. */
export class TextExtractionInstruments implements ChildPoolListener {
  private readonly duration: Histogram<'outcome'>;
  private readonly stopped: Counter<'reason'>;
  private readonly refusals: Counter;

  constructor(metrics: Metrics, use: () => ChildPoolUse) {
    this.duration = metrics.histogram({
      name: 'livery_text_extraction_duration_seconds',
      help: 'Time of reading the text of a file in its child process',
      labels: ['outcome'],
      buckets: BUCKETS,
    });
    this.stopped = metrics.counter({
      name: 'livery_text_extractions_stopped_total',
      help: 'Files whose text was not read because the child process was killed or died',
      labels: ['reason'],
    });
    this.refusals = metrics.counter({
      name: 'livery_text_extractions_refused_total',
      help: 'Files that were turned away because the queue for a child process was full',
    });
    metrics.gauge({
      name: 'livery_text_extractions_running',
      help: 'Files whose text is being read',
      read: () => use().running,
    });
    metrics.gauge({
      name: 'livery_text_extractions_waiting',
      help: 'Files that wait for a child process',
      read: () => use().waiting,
    });
    metrics.gauge({
      name: 'livery_text_extraction_processes',
      help: 'Child processes that read texts',
      read: () => use().children,
    });
  }

  finished(outcome: ChildOutcome, seconds: number): void {
    this.duration.record({ outcome: nameOf(outcome) }, seconds);
    if ('stopped' in outcome) this.stopped.add({ reason: outcome.stopped });
  }

  refused(): void {
    this.refusals.add({});
  }
}

function nameOf(outcome: ChildOutcome): string {
  if ('stopped' in outcome) return 'stopped';
  return 'answer' in outcome ? 'read' : 'unreadable';
}
