import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import type { Fixing, FixingOrder, Illustration } from '@livery/brand-governance-application';
import type {
  DocumentFormat,
  Guideline,
  SimulatedGuidelines,
  SimulatedJudgement,
  UploadedDocument,
  Verdict,
} from '@livery/brand-governance-domain';
import { type FileTransferTicket, receiveFile } from '@livery/file-transfer';
import { protectZlib } from '@livery/office-package';
import { lowerOwnThread } from './background-threads.ts';
import { fixInThread, OutputFailed } from './fix-in-thread.ts';
import { illustrateDocument } from './illustrate-document.ts';
import { inspectDocument, simulateOnDocument } from './inspect-document.ts';
import { learnDocument, type LearningOutcome } from './learn-document.ts';
import { ThreadNotes } from './thread-notes.ts';

export interface DocumentTicket extends FileTransferTicket {
  readonly format: DocumentFormat;
}

/** What is to be done with a document. */
export type ThreadWork =
  | {
      readonly kind: 'judge';
      readonly guideline: Guideline;
      /** Where the document is copied once it was read; null if no copy is wanted. */
      readonly copy: CopyTask | null;
    }
  | { readonly kind: 'simulate'; readonly guidelines: SimulatedGuidelines }
  | { readonly kind: 'illustrate'; readonly locations: readonly string[]; readonly slides: readonly number[] | null }
  | { readonly kind: 'learn'; readonly at: Date }
  | { readonly kind: 'fix'; readonly order: FixingOrder };

export interface ThreadTask {
  readonly document: DocumentTicket;
  readonly work: ThreadWork;
  /** The shared memory of `ThreadNotes`. */
  readonly notes: SharedArrayBuffer;
}

export interface CopyTask {
  /** The path of an existing file. */
  readonly path: string;
  /** Gets a message when the copy is complete. */
  readonly port: MessagePort;
}

/** The answer of a thread. It answers even if the engine fails, so that a rejected task always means that the thread died. */
export type ThreadAnswer =
  | { readonly verdict: Verdict }
  | { readonly illustration: Illustration | null }
  | { readonly simulated: SimulatedJudgement | null }
  | { readonly learning: LearningOutcome }
  | { readonly fixing: Fixing }
  | { readonly failure: { readonly message: string; readonly stack: string } }
  | { readonly uncopied: string };

/** The copy of a document could not be written: the disk is full, for example. */
class CopyFailed extends Error {}

lowerOwnThread();

/** Reads a document. The thread enters here. */
export function inspectInThread({ document, work, notes: memory }: ThreadTask): ThreadAnswer {
  const notes = new ThreadNotes(memory);
  notes.noteStart();
  protectZlib(notes.usingZlib);
  const bytes = receiveFile(document);
  try {
    notes.noteDocument(hash('sha256', bytes, 'buffer'));
    return answerOf({ format: document.format, bytes }, work);
  } catch (error) {
    if (error instanceof CopyFailed || error instanceof OutputFailed) return { uncopied: error.message };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack: stack ?? '' } };
  } finally {
    if (work.kind === 'judge') work.copy?.port.close();
    release(bytes);
  }
}

function answerOf(document: UploadedDocument, work: ThreadWork): ThreadAnswer {
  if (work.kind === 'illustrate') return { illustration: illustrateDocument(document, work.locations, work.slides) };
  if (work.kind === 'learn') return { learning: learnDocument(document, work.at) };
  if (work.kind === 'fix') return { fixing: fixInThread(document, work.order) };
  if (work.kind === 'simulate') return { simulated: simulateOnDocument(document, work.guidelines) };
  const { guideline, copy } = work;
  const onRead = (): void => (copy === null ? undefined : writeCopy(copy, document.bytes));
  return { verdict: inspectDocument(document, guideline, onRead) };
}

/** @throws CopyFailed */
function writeCopy({ path, port }: CopyTask, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new CopyFailed(String(error));
  }
  port.postMessage(null);
}

/**
 * Releases the memory of a document. An idle thread collects no garbage, so that the document would otherwise stay in memory
 * until the next one is half read.
 */
function release({ buffer }: Uint8Array): void {
  if (!(buffer instanceof SharedArrayBuffer)) buffer.transfer(0);
}
