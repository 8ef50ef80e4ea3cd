import type { LibraryAsset, KnownPreview } from '@livery/content-domain';
import type { Actor, Tenant, Transaction } from '@livery/kernel';

/** Pages of one file that are the contents of other files, such as the slides that a presentation was split into. */
export interface PagesRequest {
  /** The content that is rendered, as SHA-256 in hexadecimal digits. */
  readonly sourceHash: string;
  /** How many pages it should have. If it is rendered with another number, each content is rendered by itself. */
  readonly pageCount: number;
  readonly pages: readonly {
    /** From 0. */
    readonly index: number;
    /** The content of which the page is the preview. */
    readonly hash: string;
  }[];
  readonly requestedBy: Actor | null;
}

/** Pictures of contents. Each content of a tenant is rendered once, however many assets have it. */
export abstract class Previews {
  /** What is known of contents, by their hashes, read with one statement. Nothing is known while a content waits for its rendering. */
  abstract of(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction?: Transaction,
  ): Promise<ReadonlyMap<string, KnownPreview>>;

  /** Has the content of an asset rendered in the background. Does nothing if it was rendered or requested before, or cannot be rendered. */
  abstract request(asset: LibraryAsset, requestedBy: Actor | null, transaction: Transaction): Promise<void>;

  /** The same for several contents that are pages of one file, which is rendered once for all of them. */
  abstract requestPages(tenant: Tenant, pages: PagesRequest, transaction: Transaction): Promise<void>;
}
