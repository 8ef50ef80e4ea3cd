import { MessageChannel, type MessagePort } from 'node:worker_threads';
import {
  type DocumentCopy,
  type DocumentFixer,
  type DocumentIllustrator,
  DocumentInspector,
  type DocumentSimulator,
  type Inspection,
  type InspectionOptions,
  type ReceivedDocument,
  type TemplateReader,
} from '@livery/brand-governance-application';
import type { Guideline } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { documentsUnavailable } from '../storage/documents-unavailable.ts';
import { DocumentThreads, type DocumentThreadsOptions, type WorkOf } from './document-threads.ts';
import type { CopyTask } from './inspect-document.worker.ts';
import { PiscinaDocumentFixer } from './piscina-document-fixer.ts';
import { PiscinaDocumentIllustrator } from './piscina-document-illustrator.ts';
import { PiscinaTemplateReader } from './piscina-template-reader.ts';
import { PiscinaDocumentSimulator } from './piscina-document-simulator.ts';
import type { ThreadNotes } from './thread-notes.ts';
import { TOO_COMPLEX } from './too-complex.ts';

export type DocumentInspectorOptions = DocumentThreadsOptions;

/** Inspects documents in worker threads. */
export class PiscinaDocumentInspector extends DocumentInspector<TransferableFile> {
  /** Draws documents in the same threads. */
  readonly illustrator: DocumentIllustrator<TransferableFile>;
  /** Learns from templates in the same threads. */
  readonly templateReader: TemplateReader<TransferableFile>;
  /** Fixes documents in the same threads. */
  readonly fixer: DocumentFixer<TransferableFile>;
  /** Simulates in the same threads. */
  readonly simulator: DocumentSimulator<TransferableFile>;
  private readonly threads: DocumentThreads;

  constructor(options: DocumentInspectorOptions) {
    super();
    this.threads = new DocumentThreads(options);
    this.simulator = new PiscinaDocumentSimulator(this.threads);
    this.illustrator = new PiscinaDocumentIllustrator(this.threads);
    this.templateReader = new PiscinaTemplateReader(this.threads);
    this.fixer = new PiscinaDocumentFixer(this.threads);
  }

  async inspect(
    document: ReceivedDocument<TransferableFile>,
    guideline: Guideline,
    { copy }: InspectionOptions = {},
  ): Promise<Inspection> {
    const workOf = (notes: ThreadNotes): ReturnType<WorkOf> => {
      const copying = copy === undefined ? null : copyTask(copy, notes);
      const ports: MessagePort[] = copying === null ? [] : [copying.port];
      return { work: { kind: 'judge', guideline, copy: copying }, ports };
    };
    const { answer, contentSha256 } = await this.threads.run(document, workOf);
    if ('uncopied' in answer) throw documentsUnavailable(answer.uncopied);
    if ('stopped' in answer) return { verdict: { outcome: 'refused', refusal: TOO_COMPLEX }, contentSha256 };
    if ('verdict' in answer) {
      // The message that the copy is complete may not have been received yet.
      if (answer.verdict.outcome === 'judged') copy?.complete(contentSha256);
      return { verdict: answer.verdict, contentSha256 };
    }
    const { message, stack } = 'failure' in answer ? answer.failure : { message: 'it gave no verdict', stack: '' };
    throw new Error(`The engine failed: ${message}`, { cause: stack });
  }

  /** Waits for the documents that are being read, then stops the threads. */
  async close(): Promise<void> {
    await this.threads.close();
  }
}

/** What a thread gets in order to write a copy. It closes its end of the channel when it has judged the document, or dies. */
function copyTask(copy: DocumentCopy, notes: ThreadNotes): CopyTask {
  const { port1, port2 } = new MessageChannel();
  port1.once('message', () => {
    port1.close();
    if (notes.contentSha256 !== null) copy.complete(notes.contentSha256);
  });
  port1.unref();
  return { path: copy.path, port: port2 };
}
