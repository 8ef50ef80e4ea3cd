import type { CompositionError, LibraryAsset, PptSet } from '@livery/content-domain';
import type { Actor, Clock, Transaction } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { PptSetRepository } from '../ports/ppt-set.repository.ts';
import type { PlacedSet } from './placed-set.ts';
import type { PptSetFollower, SetWithAsset } from './ppt-set-follower.ts';
import type { ComposedSet } from './set-composer.ts';

/** Writes what a set consists of. */
export class SetWriter {
  constructor(
    private readonly sets: PptSetRepository,
    private readonly owned: OwnedAssets,
    private readonly recorder: AssetRecorder,
    private readonly follower: PptSetFollower,
    private readonly clock: Clock,
  ) {}

  /** The asset gets a new version only if the presentation differs. Nothing is written if nothing differs. @param present locked */
  async write(
    { stored, asset }: SetWithAsset,
    { slides, template, content }: ComposedSet,
    origin: { readonly note: string; readonly requestedBy: Actor | null },
    transaction: Transaction,
  ): Promise<PlacedSet> {
    const set: PptSet = { ...stored.set, slides, template, compositionError: null };
    const isSameFile = content.content.contentHash === asset.contentHash;
    if (isSameFile && JSON.stringify(set) === JSON.stringify(stored.set)) {
      return { stored, placed: await this.recorder.place(asset, transaction) };
    }
    await this.sets.update(set, transaction);
    const after = isSameFile
      ? await this.touch(asset, transaction)
      : await this.owned.replace(asset, content, origin, transaction);
    const written = { set, isCurrent: true };
    await this.follower.changed({ stored, asset }, { stored: written, asset: after }, transaction);
    return { stored: written, placed: await this.recorder.place(after, transaction) };
  }

  /** Notes why a set that is not current could not be composed. Nothing is written if that is known already. @param present locked */
  async fail(present: SetWithAsset, error: Omit<CompositionError, 'since'>, transaction: Transaction): Promise<void> {
    const { stored, asset } = present;
    const known = stored.set.compositionError;
    if (known?.code === error.code && known.message === error.message) return;
    const { code, message } = error;
    const set: PptSet = { ...stored.set, compositionError: { code, message, since: this.clock.now() } };
    await this.sets.update(set, transaction);
    await this.follower.changed(present, { stored: { ...stored, set }, asset }, transaction);
  }

  private async touch(asset: LibraryAsset, transaction: Transaction): Promise<LibraryAsset> {
    const after = { ...asset, revision: asset.revision + 1, updated: this.clock.now() };
    await this.recorder.record(asset.tenant, [{ kind: 'touched', after }], transaction);
    return after;
  }
}
