import {
  type Actor,
  checkedMembers,
  checkedName,
  fileStem,
  hasAtMost,
  mergeMetadata,
  type Tenant,
} from '@livery/kernel';
import type { SourceType } from './asset-type.ts';
import { parameterInvalid } from './content.errors.ts';
import { ACTIVE, type AssetContent, type LibraryAsset } from './library-asset.ts';
import { checkedTags } from './tags.ts';

/** In characters. */
const MAX_DESCRIPTION = 2_000;

/** What a caller says about an asset. What is undefined is left out. */
export interface LibraryAssetDraft {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly folderId?: string | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly availableFrom?: Date | null | undefined;
  readonly availableUntil?: Date | null | undefined;
}

export interface LibraryAssetOrigin {
  readonly id: string;
  readonly tenant: Tenant;
  readonly sourceType: SourceType;
  readonly content: AssetContent;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** Defines a new asset with its first version. @throws DomainError `parameter_invalid`, `parameter_missing` */
export function defineLibraryAsset(draft: LibraryAssetDraft, origin: LibraryAssetOrigin): LibraryAsset {
  const { id, tenant, sourceType, content, createdBy, at } = origin;
  const checked = checkedMembers({
    name: () => checkedName(draft.name ?? fileStem(content.filename), 'name'),
    description: () => checkedDescription(draft.description ?? ''),
    tags: () => checkedTags(draft.tags ?? []),
    metadata: () => mergeMetadata({}, draft.metadata),
  });
  return {
    id,
    tenant,
    folderId: draft.folderId ?? null,
    ...checked,
    ...contentMembers(content),
    sourceType,
    ...availability(draft.availableFrom ?? null, draft.availableUntil ?? null),
    currentVersion: 1,
    lastReview: null,
    revision: 1,
    createdBy,
    created: at,
    updated: at,
    lifecycle: ACTIVE,
  };
}

/**
 * Changes what is said about an asset. @returns the same object if nothing changes
 * @throws DomainError `parameter_invalid`, `parameter_missing`
 */
export function amendLibraryAsset(asset: LibraryAsset, draft: LibraryAssetDraft, at: Date): LibraryAsset {
  const checked = checkedMembers({
    name: () => (draft.name === undefined ? asset.name : checkedName(draft.name, 'name')),
    description: () => checkedDescription(draft.description ?? asset.description),
    tags: () => (draft.tags === undefined ? asset.tags : checkedTags(draft.tags)),
    metadata: () => mergeMetadata(asset.metadata, draft.metadata),
  });
  const amended: LibraryAsset = {
    ...asset,
    ...checked,
    folderId: draft.folderId === undefined ? asset.folderId : draft.folderId,
    ...availability(
      draft.availableFrom === undefined ? asset.availableFrom : draft.availableFrom,
      draft.availableUntil === undefined ? asset.availableUntil : draft.availableUntil,
    ),
  };
  return revised(asset, amended, at);
}

/** Makes other bytes the content of an asset. Its approval then becomes stale by itself. */
export function replaceContent(asset: LibraryAsset, content: AssetContent, at: Date): LibraryAsset {
  const currentVersion = asset.currentVersion + 1;
  return { ...asset, ...contentMembers(content), currentVersion, revision: asset.revision + 1, updated: at };
}

export function deleteLibraryAsset(asset: LibraryAsset, at: Date): LibraryAsset {
  return { ...asset, lifecycle: { status: 'deleted', at }, revision: asset.revision + 1, updated: at };
}

/** Restores a deleted asset. @param folderId its folder; null if that was deleted meanwhile */
export function restoreLibraryAsset(asset: LibraryAsset, folderId: string | null, at: Date): LibraryAsset {
  return { ...asset, folderId, lifecycle: ACTIVE, revision: asset.revision + 1, updated: at };
}

/** The next revision of an asset of which only the record that owns it changes. */
export function touchLibraryAsset(asset: LibraryAsset, at: Date): LibraryAsset {
  return { ...asset, revision: asset.revision + 1, updated: at };
}

/** The next revision of an asset, or the same object if nothing differs. */
export function revised(before: LibraryAsset, after: LibraryAsset, at: Date): LibraryAsset {
  if (JSON.stringify(before) === JSON.stringify(after)) return before;
  return { ...after, revision: before.revision + 1, updated: at };
}

function contentMembers(content: AssetContent): Omit<AssetContent, 'fileId'> {
  const { contentHash, sizeBytes, filename, mediaType, type, width, height } = content;
  return { contentHash, sizeBytes, filename, mediaType, type, width, height };
}

function checkedDescription(description: string): string {
  if (hasAtMost(description, MAX_DESCRIPTION)) return description;
  throw parameterInvalid('description', `description has at most ${MAX_DESCRIPTION} characters.`);
}

function availability(availableFrom: Date | null, availableUntil: Date | null) {
  if (availableFrom !== null && availableUntil !== null && availableUntil <= availableFrom) {
    throw parameterInvalid('available_until', 'available_until must be after available_from.');
  }
  return { availableFrom, availableUntil };
}
