import type { Clock, UnitOfWork } from '@livery/kernel';
import type {
  KeptDocumentReference,
  KeptDocumentRepository,
  UnscopedKeptDocuments,
} from '../ports/kept-document.repository.ts';

/** How many documents are found with one statement. */
const BATCH = 500;
/** The next round continues after so many batches of a kind. */
const MOST_BATCHES = 20;

/** Gives up documents that were kept long enough, and the oldest ones of organizations that keep too much. */
export class SweepKeptDocuments {
  constructor(
    private readonly unscoped: UnscopedKeptDocuments,
    private readonly keptDocuments: KeptDocumentRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    /** The most bytes that the documents of one organization may have together. */
    private readonly bytesOfOrganization: number,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    await this.dropEach(() => this.unscoped.expired(now, BATCH));
    await this.dropEach(() => this.unscoped.overBudget(this.bytesOfOrganization, BATCH));
  }

  private async dropEach(find: () => Promise<readonly KeptDocumentReference[]>): Promise<void> {
    for (let batch = 1; batch <= MOST_BATCHES; batch += 1) {
      const found = await find();
      for (const { tenant, contentSha256, keepUntil } of found) {
        // A check that has kept the document again in the meantime keeps it.
        await this.unitOfWork.run((transaction) =>
          this.keptDocuments.drop(tenant, contentSha256, transaction, keepUntil),
        );
      }
      if (found.length < BATCH) return;
    }
  }
}
