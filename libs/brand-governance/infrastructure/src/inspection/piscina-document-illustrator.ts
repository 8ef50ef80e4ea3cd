import { DocumentIllustrator, type Illustration, type ReceivedDocument } from '@livery/brand-governance-application';
import type { TransferableFile } from '@livery/file-transfer';
import type { DocumentThreads } from './document-threads.ts';

/** Draws documents in the worker threads that inspect them. */
export class PiscinaDocumentIllustrator extends DocumentIllustrator<TransferableFile> {
  constructor(private readonly threads: DocumentThreads) {
    super();
  }

  /** A document whose drawing took too long or failed has no pictures: a report is still of use. The threads count both. */
  async illustrate(
    document: ReceivedDocument<TransferableFile>,
    locations: readonly string[],
    slides: readonly number[] | null = null,
  ): Promise<Illustration | null> {
    const { answer } = await this.threads.run(document, () => ({
      work: { kind: 'illustrate', locations, slides },
      ports: [],
    }));
    return 'illustration' in answer ? answer.illustration : null;
  }
}
