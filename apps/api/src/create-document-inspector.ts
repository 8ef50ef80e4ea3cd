import { availableParallelism } from 'node:os';
import { type DocumentInspectorOptions, PiscinaDocumentInspector } from '@livery/brand-governance-infrastructure';
import type { Metrics } from '@livery/telemetry';

/** The entry file of the thread, in the build output of the library. */
const ENTRY = './inspection/inspect-document.worker.js';

export type InspectorSettings = Pick<DocumentInspectorOptions, 'queueLength' | 'deadlineMs' | 'maxHeapMb' | 'priority'>;

/** Creates the pool of threads that check documents. One core is left to the event loop and the database. */
export function createDocumentInspector(settings: InspectorSettings, metrics?: Metrics): PiscinaDocumentInspector {
  const entry = new URL(ENTRY, import.meta.resolve('@livery/brand-governance-infrastructure'));
  const threads = Math.max(1, availableParallelism() - 1);
  return new PiscinaDocumentInspector({ ...settings, entry, threads, ...(metrics && { metrics }) });
}
