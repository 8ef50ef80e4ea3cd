import type { DocumentInspectorOptions } from './piscina-document-inspector.ts';

/** What the inspection of documents may cost, unless the operator says otherwise. */
export const INSPECTION_LIMITS = {
  queueLength: 32,
  deadlineMs: 10_000,
  maxHeapMb: 384,
} as const satisfies Partial<DocumentInspectorOptions>;
