import type { DocumentFormat, FixRequest, FixTools, Guideline } from '@livery/brand-governance-domain';
import { editDocument } from '@livery/office-editing';
import { inspectForFix } from '../inspection/inspect-document.ts';

/** The engine, as the rounds of a fix use it. Models are free for garbage collection before the next round. */
export function fixTools(format: DocumentFormat, guideline: Guideline, request: FixRequest): FixTools {
  return { inspect: (bytes) => inspectForFix({ format, bytes }, guideline, request), edit: editDocument };
}
