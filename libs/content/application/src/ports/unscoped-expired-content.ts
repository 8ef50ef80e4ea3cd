import type { Tenant, Transaction } from '@livery/kernel';

/** Records of one tenant whose time is over. */
export interface ExpiredContent {
  readonly tenant: Tenant;
  /** UUIDs. */
  readonly ids: readonly string[];
}

/** A file record that was deleted. */
export interface DeletedFile {
  readonly id: string;
  /** SHA-256 of its content in hexadecimal digits. */
  readonly contentHash: string;
}

/** Finds and deletes what is kept for a limited time, of all tenants. */
export abstract class UnscopedExpiredContent {
  /** Files that belong to no asset and have expired, but not more than `most`. */
  abstract findFiles(now: Date, most: number): Promise<readonly ExpiredContent[]>;
  /** Assets that were deleted before `deletedBefore`, but not more than `most`. */
  abstract findAssets(deletedBefore: Date, most: number): Promise<readonly ExpiredContent[]>;

  /** Deletes files that still belong to no asset. @returns those that it has deleted */
  abstract deleteFiles(expired: ExpiredContent, now: Date, transaction: Transaction): Promise<readonly DeletedFile[]>;
  /** Deletes assets that are still deleted, with their versions, reviews and files. @returns the files */
  abstract deleteAssets(
    expired: ExpiredContent,
    deletedBefore: Date,
    transaction: Transaction,
  ): Promise<readonly DeletedFile[]>;
}
