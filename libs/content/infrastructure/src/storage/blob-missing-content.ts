import type { Blobs } from '@livery/blobs';
import { MissingContent } from '@livery/content-application';
import type { Tenant, Transaction } from '@livery/kernel';

/** Asks the blobs, of which a verification notes that their bytes are missing. */
export class BlobMissingContent extends MissingContent {
  constructor(private readonly blobs: Blobs) {
    super();
  }

  async among(tenant: Tenant, hashes: readonly string[], transaction?: Transaction): Promise<ReadonlySet<string>> {
    return new Set(await this.blobs.missing(tenant, hashes, transaction));
  }
}
