import {
  checkedSetSlides,
  isDeleted,
  type LibraryAsset,
  type PptSet,
  type SetSlideDraft,
} from '@livery/content-domain';
import {
  type Actor,
  assertRevision,
  resourceMissing,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { PptSetRepository } from '../ports/ppt-set.repository.ts';
import type { PlacedSet } from '../slides/placed-set.ts';
import { neededAssets, type SetComposer } from '../slides/set-composer.ts';
import type { SetWriter } from '../slides/set-writer.ts';

export interface ArrangePptSetInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly slides: readonly SetSlideDraft[];
  /** The UUID of an asset; null for none; undefined if the set keeps what it has. */
  readonly templateAssetId: string | null | undefined;
  readonly seenRevision: number | null;
  readonly requestedBy: Actor;
  /** Ends the composition when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Gives a set other slides, or another order of them, and composes its presentation. */
export class ArrangePptSet {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly sets: PptSetRepository,
    private readonly composer: SetComposer,
    private readonly writer: SetWriter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict`, `precondition_failed`, and as `SetComposer.compose` and `checkedSetSlides` */
  async execute(input: ArrangePptSetInput): Promise<PlacedSet> {
    const { tenant, id, requestedBy } = input;
    const slides = checkedSetSlides(input.slides);
    const { set, asset } = await this.present(input);
    assertRevision(asset, input.seenRevision);
    const template = templateOf(set, input.templateAssetId);
    const plan = { name: asset.name, kind: set.kind, slides, template };
    const composed = await this.composer.compose(tenant, plan, input.signal);
    return this.unitOfWork.run(async (transaction) => {
      const locked = await this.assets.findManyForUpdate(tenant, [id, ...neededAssets(composed)], transaction);
      const own = await this.lockedSet(input, locked, transaction);
      this.composer.assertUnchanged(composed, locked);
      return this.writer.write(own, composed, { note: 'Slides changed', requestedBy }, transaction);
    });
  }

  private async present({ tenant, id }: ArrangePptSetInput) {
    const [stored] = await this.sets.findMany(tenant, [id]);
    const [asset] = await this.assets.findMany(tenant, [id]);
    if (stored === undefined || asset === undefined || isDeleted(asset)) throw resourceMissing();
    return { set: stored.set, asset };
  }

  private async lockedSet(
    { tenant, id, seenRevision }: ArrangePptSetInput,
    locked: readonly LibraryAsset[],
    transaction: Transaction,
  ) {
    const asset = locked.find((one) => one.id === id);
    const [stored] = await this.sets.findMany(tenant, [id], transaction);
    if (stored === undefined || asset === undefined || isDeleted(asset)) throw resourceMissing();
    assertRevision(asset, seenRevision);
    return { stored, asset };
  }
}

function templateOf({ template }: PptSet, assetId: string | null | undefined) {
  if (assetId === undefined) return template;
  return assetId === null ? null : { assetId };
}
