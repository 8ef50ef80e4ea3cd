import { availableParallelism } from 'node:os';
import { PiscinaDocumentInspector } from '@livery/brand-governance-infrastructure';

/** The thread's entry file, as the build lays it beside the library's own. */
const ENTRY = './documents/inspect-document.worker.js';

export interface InspectorLimits {
  readonly queueLength: number;
  readonly deadlineMs: number;
  readonly maxHeapMb: number;
}

/** A pool of threads that read documents: one core is left to the event loop and the database. */
export function createDocumentInspector(limits: InspectorLimits): PiscinaDocumentInspector {
  const entry = new URL(ENTRY, import.meta.resolve('@livery/brand-governance-infrastructure'));
  return new PiscinaDocumentInspector({ ...limits, entry, threads: Math.max(1, availableParallelism() - 1) });
}
