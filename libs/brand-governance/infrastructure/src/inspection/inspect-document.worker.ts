import { hash } from 'node:crypto';
import type { DocumentFormat, Guideline, Verdict } from '@livery/brand-governance-domain';
import { type FileTransferTicket, receiveFile } from '@livery/file-transfer';
import { workerData } from 'piscina';
import { lowerOwnThread, type ThreadPriority } from './background-threads.ts';
import { inspectDocument } from './inspect-document.ts';
import { ThreadNotes } from './thread-notes.ts';

export interface DocumentTicket extends FileTransferTicket {
  readonly format: DocumentFormat;
}

/** The priority that the pool passes to the thread. */
export interface InspectionTask {
  readonly document: DocumentTicket;
  readonly guideline: Guideline;
  /** The shared memory of `ThreadNotes`. */
  readonly notes: SharedArrayBuffer;
}

/** The answer of a thread. It answers even if the engine fails, so that a rejected task always means that the thread died. */
export type InspectionAnswer =
  { readonly verdict: Verdict } | { readonly failure: { readonly message: string; readonly stack: string } };

/** What the pool was given. */
const priority: unknown = workerData;
if (priority === ('idle' satisfies ThreadPriority)) lowerOwnThread();

/** Inspects a document. The thread enters here. */
export function inspectInThread({ document, guideline, notes: memory }: InspectionTask): InspectionAnswer {
  const notes = new ThreadNotes(memory);
  notes.noteStart();
  const bytes = receiveFile(document);
  try {
    notes.noteDocument(hash('sha256', bytes, 'buffer'));
    return { verdict: inspectDocument({ format: document.format, bytes }, guideline) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack: stack ?? '' } };
  } finally {
    release(bytes);
  }
}

/**
 * Releases the memory of a document. An idle thread collects no garbage, so that the document would otherwise stay in memory
 * until the next one is half read.
 */
function release({ buffer }: Uint8Array): void {
  if (!(buffer instanceof SharedArrayBuffer)) buffer.transfer(0);
}
