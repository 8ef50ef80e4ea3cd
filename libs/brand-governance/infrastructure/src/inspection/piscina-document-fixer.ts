import {
  DocumentFixer,
  type Fixing,
  type FixingOrder,
  type ReceivedDocument,
} from '@livery/brand-governance-application';
import type { TransferableFile } from '@livery/file-transfer';
import { documentsUnavailable } from '../storage/documents-unavailable.ts';
import type { DocumentThreads } from './document-threads.ts';
import { TOO_COMPLEX } from './too-complex.ts';

/** A fix may take so many times as long as a check: it judges the document up to seven times. */
const TIMES = 8;

/** Fixes documents in the worker threads that inspect them. */
export class PiscinaDocumentFixer extends DocumentFixer<TransferableFile> {
  constructor(private readonly threads: DocumentThreads) {
    super();
  }

  async fix(document: ReceivedDocument<TransferableFile>, order: FixingOrder): Promise<Fixing> {
    const { answer } = await this.threads.run(document, () => ({ work: { kind: 'fix', order }, ports: [] }), TIMES);
    if ('uncopied' in answer) throw documentsUnavailable(answer.uncopied);
    if ('stopped' in answer) return { outcome: 'refused', refusal: TOO_COMPLEX };
    if ('fixing' in answer) return answer.fixing;
    const { message, stack } = 'failure' in answer ? answer.failure : { message: 'it fixed nothing', stack: '' };
    throw new Error(`The fix failed: ${message}`, { cause: stack });
  }
}
