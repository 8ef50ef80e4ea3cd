import {
  checkedSetSlides,
  type LibraryAssetDraft,
  type PptSet,
  type PptSetKind,
  type SetSlideDraft,
} from '@livery/content-domain';
import { type Actor, type Clock, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import type { PptSetRepository } from '../ports/ppt-set.repository.ts';
import type { PlacedSet } from '../slides/placed-set.ts';
import { neededAssets, type SetComposer } from '../slides/set-composer.ts';
import { assertFolder } from '../target-folder.ts';

export interface CreatePptSetInput {
  readonly tenant: Tenant;
  readonly kind: PptSetKind;
  readonly draft: LibraryAssetDraft & { readonly name: string };
  readonly slides: readonly SetSlideDraft[];
  /** The UUID of an asset; null for none. */
  readonly templateAssetId: string | null;
  readonly requestedBy: Actor;
  /** Ends the composition when the caller is gone. */
  readonly signal: AbortSignal;
}

/** The stores of sets, and of what they consist of. */
export interface SetStores {
  readonly assets: LibraryAssetRepository;
  readonly folders: LibraryFolderRepository;
  readonly sets: PptSetRepository;
}

/** Creates a set of slides, and composes its presentation. */
export class CreatePptSet {
  constructor(
    private readonly stores: SetStores,
    private readonly composer: SetComposer,
    private readonly owned: OwnedAssets,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict`, and as `SetComposer.compose`, `checkedSetSlides` and `defineLibraryAsset` */
  async execute({ tenant, kind, draft, requestedBy, signal, ...input }: CreatePptSetInput): Promise<PlacedSet> {
    const template = input.templateAssetId === null ? null : { assetId: input.templateAssetId };
    const plan = { name: draft.name, kind, slides: checkedSetSlides(input.slides), template };
    const composed = await this.composer.compose(tenant, plan, signal);
    const { template: used, slides } = composed;
    const created = this.clock.now();
    const set: PptSet = { id: newId(), tenant, kind, template: used, slides, compositionError: null, created };
    return this.unitOfWork.run(async (transaction) => {
      const { assets, folders, sets } = this.stores;
      const locked = await assets.findManyForShare(tenant, neededAssets(composed), transaction);
      this.composer.assertUnchanged(composed, locked);
      await assertFolder(folders, tenant, draft.folderId, transaction);
      // The event of the asset contains the set.
      await sets.insert(set, transaction);
      const entry = { id: set.id, draft, sourceType: 'generated', content: composed.content } as const;
      const [asset] = await this.owned.add(tenant, [entry], requestedBy, transaction);
      if (asset === undefined) throw new Error('A set that was added has an asset.');
      return { stored: { set, isCurrent: true }, placed: await this.recorder.place(asset, transaction) };
    });
  }
}
