import type { Actor, Metadata, Tenant } from '@livery/kernel';
import type { AssetType, SourceType } from './asset-type.ts';
import type { LastReview } from './image-approval.ts';

/** The bytes of one version of an asset, and what was found in them. */
export interface AssetContent {
  readonly fileId: string;
  /** SHA-256 in hexadecimal digits. */
  readonly contentHash: string;
  readonly sizeBytes: number;
  readonly filename: string;
  readonly mediaType: string;
  readonly type: AssetType;
  /** In pixels; null for content without a size. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A version of an asset. Versions are never changed; an old one is restored as a new one. */
export interface AssetVersion {
  readonly id: string;
  readonly tenant: Tenant;
  readonly assetId: string;
  /** From 1. */
  readonly number: number;
  readonly fileId: string;
  readonly contentHash: string;
  readonly sizeBytes: number;
  /** What changed, in the words of its author; empty by default. */
  readonly note: string;
  readonly createdBy: Actor | null;
  readonly created: Date;
}

/** An asset of the library. Its content is that of its current version. */
export interface LibraryAsset {
  readonly id: string;
  readonly tenant: Tenant;
  readonly folderId: string | null;
  readonly name: string;
  readonly filename: string;
  readonly type: AssetType;
  readonly mediaType: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly sourceType: SourceType;
  readonly metadata: Metadata;
  readonly availableFrom: Date | null;
  readonly availableUntil: Date | null;
  readonly currentVersion: number;
  readonly contentHash: string;
  readonly sizeBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly lastReview: LastReview | null;
  /** Grows by one with each change. It is the ETag of the asset. */
  readonly revision: number;
  readonly createdBy: Actor | null;
  readonly created: Date;
  /** When something that the library shows was changed. Lists are sorted by it. */
  readonly updated: Date;
  readonly lifecycle: AssetLifecycle;
}

/** A deleted asset can be restored until its bytes are removed. */
export type AssetLifecycle = { readonly status: 'active' } | { readonly status: 'deleted'; readonly at: Date };

export const ACTIVE: AssetLifecycle = { status: 'active' };

/** How long a deleted asset can be restored, in days. */
export const RESTORABLE_DAYS = 30;

export function isDeleted(asset: LibraryAsset): boolean {
  return asset.lifecycle.status === 'deleted';
}
