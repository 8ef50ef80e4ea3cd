import type { Guideline, UploadedDocument, Verdict } from '@livery/brand-governance-domain';
import { inspectDocument } from './inspect-document.ts';

/** What the pool sends to a thread. */
export interface InspectionTask {
  readonly document: UploadedDocument;
  readonly guideline: Guideline;
}

/** A thread answers even when the engine fails, so that a rejected task always means a thread that died. */
export type InspectionAnswer =
  { readonly verdict: Verdict } | { readonly failure: { readonly message: string; readonly stack: string } };

/** The entry of the thread. */
export function inspectInThread({ document, guideline }: InspectionTask): InspectionAnswer {
  try {
    return { verdict: inspectDocument(document, guideline) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack: stack ?? '' } };
  } finally {
    release(document.bytes);
  }
}

/** An idle thread collects no garbage: without this the last document stays in memory until the next one is half read. */
function release({ buffer }: Uint8Array): void {
  if (!(buffer instanceof SharedArrayBuffer)) buffer.transfer(0);
}
