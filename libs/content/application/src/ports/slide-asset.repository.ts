import type { SlideAsset } from '@livery/content-domain';
import type { Page, Tenant, Transaction } from '@livery/kernel';

export interface SlidesOfSource {
  readonly sourceFileId: string;
  /** 1 to 200. */
  readonly limit: number;
  readonly offset: number;
}

export abstract class SlideAssetRepository {
  /** Returns the slides that exist, those of deleted assets too, in the order of their ids. */
  abstract findMany(tenant: Tenant, ids: readonly string[], transaction?: Transaction): Promise<readonly SlideAsset[]>;
  /** UUIDs of the slides from one file that are not deleted, in the order of the file. */
  abstract listOfSource(tenant: Tenant, source: SlidesOfSource): Promise<Page<string>>;
  /** Prevents others from finding equal slides in a folder until the transaction ends. @param folderId null for no folder */
  abstract lockFolder(tenant: Tenant, folderId: string | null, transaction: Transaction): Promise<void>;
  /** UUIDs of slides in a folder that are not deleted, by their content hash. Of equal slides the oldest counts. */
  abstract findEqual(
    tenant: Tenant,
    folderId: string | null,
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, string>>;
  abstract insertMany(slides: readonly SlideAsset[], transaction: Transaction): Promise<void>;
  abstract update(slide: SlideAsset, transaction: Transaction): Promise<void>;
}
