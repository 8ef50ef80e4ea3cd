import { availableParallelism } from 'node:os';
import { PiscinaDocumentInspector } from '@livery/brand-governance-infrastructure';
import type { Metrics } from '@livery/telemetry';

/** The thread's entry file, as the build lays it beside the library's own. */
const ENTRY = './documents/inspect-document.worker.js';

export interface InspectorLimits {
  readonly queueLength: number;
  readonly deadlineMs: number;
  readonly maxHeapMb: number;
}

/** A pool of threads that read documents: one core is left to the event loop and the database. */
export function createDocumentInspector(limits: InspectorLimits, metrics?: Metrics): PiscinaDocumentInspector {
  const entry = new URL(ENTRY, import.meta.resolve('@livery/brand-governance-infrastructure'));
  const threads = Math.max(1, availableParallelism() - 1);
  return new PiscinaDocumentInspector({ ...limits, entry, threads, ...(metrics && { metrics }) });
}
