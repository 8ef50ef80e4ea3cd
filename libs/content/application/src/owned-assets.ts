import {
  attachFile,
  type AssetContent,
  defineLibraryAsset,
  defineStoredFile,
  type LibraryAsset,
  type LibraryAssetDraft,
  type SourceType,
} from '@livery/content-domain';
import { type Actor, type Clock, newId, type Tenant, type Transaction } from '@livery/kernel';
import type { AssetRecorder } from './asset-recorder.ts';
import type { AssetReplacement } from './asset-replacement.ts';
import type { AssetSearch, ExtractedFileText } from './ports/asset-search.ts';
import type { FileRepository } from './ports/file.repository.ts';
import type { FileStorage, StagedFile } from './ports/file-storage.ts';
import type { VersionLog } from './version-log.ts';

/** Bytes that this service made, in a file on the local disk. */
export interface MadeContent extends Omit<AssetContent, 'fileId' | 'contentHash' | 'sizeBytes'> {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  /** Its text, if whoever made it knows it; undefined if it is to be read in the background. */
  readonly text?: ExtractedFileText | undefined;
}

/** Made content whose bytes are stored, and that no record refers to yet. */
export interface StagedContent {
  readonly content: AssetContent;
  readonly text: ExtractedFileText | undefined;
  readonly staged: StagedFile;
}

export interface OwnedAssetEntry {
  /** The UUID of the owner, which the asset shares. */
  readonly id: string;
  readonly draft: LibraryAssetDraft;
  readonly sourceType: SourceType;
  readonly content: StagedContent;
  /** The content is rendered as a page of another file, for which the caller calls `Previews.requestPages`. */
  readonly isPageOfSource?: boolean;
}

/**
 * The assets of icons, slides and sets. Each has the UUID of its owner, so that the library finds, reviews and links it like any other.
 */
export class OwnedAssets {
  constructor(
    private readonly storage: FileStorage,
    private readonly files: FileRepository,
    private readonly versions: VersionLog,
    private readonly recorder: AssetRecorder,
    private readonly replacement: AssetReplacement,
    private readonly search: AssetSearch,
    private readonly clock: Clock,
  ) {}

  /** Stores bytes. Call it before the unit of work. @throws DomainError `unavailable` */
  async stage(tenant: Tenant, made: MadeContent): Promise<StagedContent> {
    const { path, size, sha256, text, ...described } = made;
    const upload = { path, size, sha256, filename: described.filename, mediaType: described.mediaType };
    const staged = await this.storage.stage(tenant, upload, described.mediaType);
    return { content: { ...described, fileId: newId(), contentHash: sha256, sizeBytes: size }, text, staged };
  }

  /** Adds assets with their first versions. The folders must exist. @throws DomainError as `defineLibraryAsset` */
  async add(
    tenant: Tenant,
    entries: readonly OwnedAssetEntry[],
    requestedBy: Actor | null,
    transaction: Transaction,
  ): Promise<LibraryAsset[]> {
    const at = this.clock.now();
    const assets = entries.map(({ id, draft, sourceType, content: { content } }) =>
      defineLibraryAsset(draft, { id, tenant, sourceType, content, createdBy: requestedBy, at }),
    );
    for (const { id, content } of entries) await this.keep(tenant, id, content, requestedBy, transaction);
    const changes = assets.map((after) => ({ kind: 'created', after }) as const);
    await this.recorder.record(tenant, changes, transaction);
    for (const [index, asset] of assets.entries()) {
      const entry = entries[index];
      if (entry === undefined) continue;
      const { content: staged, isPageOfSource = false } = entry;
      const origin = { note: '', requestedBy, isTextStored: staged.text !== undefined, isPageOfSource };
      await this.versions.append(asset, staged.content, origin, transaction);
    }
    return assets;
  }

  /** Makes other bytes the content of an asset. @param asset locked */
  async replace(
    asset: LibraryAsset,
    staged: StagedContent,
    { note, requestedBy }: { readonly note: string; readonly requestedBy: Actor | null },
    transaction: Transaction,
  ): Promise<LibraryAsset> {
    await this.keep(asset.tenant, asset.id, staged, requestedBy, transaction);
    const origin = { note, requestedBy, isTextStored: staged.text !== undefined };
    const placed = await this.replacement.replace(asset, staged.content, origin, transaction);
    return placed.asset;
  }

  private async keep(
    tenant: Tenant,
    assetId: string,
    { content, text, staged }: StagedContent,
    createdBy: Actor | null,
    transaction: Transaction,
  ): Promise<void> {
    const file = attachFile(defineStoredFile(content, { tenant, createdBy, at: this.clock.now() }), assetId);
    await staged.keep(file.fileId, transaction);
    await this.files.insert(file, transaction);
    if (text !== undefined) await this.search.storeText(tenant, content.contentHash, text, transaction);
  }
}
