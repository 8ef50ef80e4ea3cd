import type { LibraryAsset } from '@livery/content-domain';
import type { Actor, Transaction } from '@livery/kernel';

/** Has the text of an asset's content read in the background, so that the asset is found by it. */
export abstract class TextIndexing {
  /** Does nothing for content without text. */
  abstract request(asset: LibraryAsset, requestedBy: Actor | null, transaction: Transaction): Promise<void>;
}
