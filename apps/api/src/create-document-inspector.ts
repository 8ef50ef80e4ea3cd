import { availableParallelism } from 'node:os';
import {
  type DocumentInspectorOptions,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure';
import type { Metrics } from '@livery/telemetry';

export type InspectorSettings = Pick<DocumentInspectorOptions, 'queueLength' | 'deadlineMs' | 'maxHeapMb'>;

/**
 * Creates the pool of threads that check documents. One core is left to the event loop and the database. There are two threads at least, since one
 * organization never has all of them.
 */
export function createDocumentInspector(settings: InspectorSettings, metrics?: Metrics): PiscinaDocumentInspector {
  const threads = Math.max(2, availableParallelism() - 1);
  return new PiscinaDocumentInspector({ ...settings, entry: INSPECTOR_ENTRY, threads, ...(metrics && { metrics }) });
}
