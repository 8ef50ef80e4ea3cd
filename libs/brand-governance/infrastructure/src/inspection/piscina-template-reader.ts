import { type Learning, type ReceivedDocument, TemplateReader } from '@livery/brand-governance-application';
import type { TransferableFile } from '@livery/file-transfer';
import type { DocumentThreads } from './document-threads.ts';
import { TOO_COMPLEX } from './too-complex.ts';

/** Learns from templates in the worker threads that inspect documents. */
export class PiscinaTemplateReader extends TemplateReader<TransferableFile> {
  constructor(private readonly threads: DocumentThreads) {
    super();
  }

  async learn(template: ReceivedDocument<TransferableFile>, at: Date): Promise<Learning> {
    const { answer, contentSha256 } = await this.threads.run(template, () => ({
      work: { kind: 'learn', at },
      ports: [],
    }));
    if ('stopped' in answer) return { outcome: 'refused', refusal: TOO_COMPLEX, contentSha256 };
    if ('learning' in answer) return { ...answer.learning, contentSha256 };
    const { message, stack } = 'failure' in answer ? answer.failure : { message: 'it learnt nothing', stack: '' };
    throw new Error(`Learning failed: ${message}`, { cause: stack });
  }
}
