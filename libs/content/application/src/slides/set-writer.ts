import type { LibraryAsset, PptSet } from '@livery/content-domain';
import type { Actor, Clock, Transaction } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { PptSetRepository, StoredPptSet } from '../ports/ppt-set.repository.ts';
import type { PlacedSet } from './placed-set.ts';
import type { ComposedSet } from './set-composer.ts';

/** Writes what a set consists of. */
export class SetWriter {
  constructor(
    private readonly sets: PptSetRepository,
    private readonly owned: OwnedAssets,
    private readonly recorder: AssetRecorder,
    private readonly clock: Clock,
  ) {}

  /** The asset gets a new version only if the presentation differs. Nothing is written if nothing differs. @param present locked */
  async write(
    { stored, asset }: { readonly stored: StoredPptSet; readonly asset: LibraryAsset },
    { slides, template, content }: ComposedSet,
    origin: { readonly note: string; readonly requestedBy: Actor | null },
    transaction: Transaction,
  ): Promise<PlacedSet> {
    const set: PptSet = { ...stored.set, slides, template };
    const isSameFile = content.content.contentHash === asset.contentHash;
    if (isSameFile && JSON.stringify(set) === JSON.stringify(stored.set)) {
      return { stored, placed: await this.recorder.place(asset, transaction) };
    }
    // The event of the asset contains the set.
    await this.sets.update(set, transaction);
    const after = isSameFile
      ? await this.touch(asset, transaction)
      : await this.owned.replace(asset, content, origin, transaction);
    return { stored: { set, isCurrent: true }, placed: await this.recorder.place(after, transaction) };
  }

  private async touch(asset: LibraryAsset, transaction: Transaction): Promise<LibraryAsset> {
    const after = { ...asset, revision: asset.revision + 1, updated: this.clock.now() };
    await this.recorder.record(asset.tenant, [{ kind: 'touched', after }], transaction);
    return after;
  }
}
