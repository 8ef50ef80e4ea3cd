import { DocumentSimulator, type ReceivedDocument, type SimulationResult } from '@livery/brand-governance-application';
import type { SimulatedGuidelines } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import type { DocumentThreads } from './document-threads.ts';

/** Simulates in the worker threads that inspect documents. */
export class PiscinaDocumentSimulator extends DocumentSimulator<TransferableFile> {
  constructor(private readonly threads: DocumentThreads) {
    super();
  }

  /** A document that takes too much time or memory cannot be judged. @throws Error if the engine fails */
  async simulate(
    document: ReceivedDocument<TransferableFile>,
    guidelines: SimulatedGuidelines,
  ): Promise<SimulationResult> {
    const { answer, contentSha256 } = await this.threads.run(document, () => ({
      work: { kind: 'simulate', guidelines },
      ports: [],
    }));
    if ('stopped' in answer) return { judgement: null, contentSha256 };
    if ('simulated' in answer) return { judgement: answer.simulated, contentSha256 };
    const { message, stack } = 'failure' in answer ? answer.failure : { message: 'it gave no judgement', stack: '' };
    throw new Error(`The engine failed: ${message}`, { cause: stack });
  }
}
