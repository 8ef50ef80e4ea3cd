import { isDeleted, type PptSet } from '@livery/content-domain';
import { type Actor, DomainError, type Tenant, type Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { PptSetRepository } from '../ports/ppt-set.repository.ts';
import { type ComposedSet, neededAssets, type SetComposer } from './set-composer.ts';
import type { SetWriter } from './set-writer.ts';

/** The presentation of a set with the present versions of its slides; or why there is none to write. */
export type Recomposition =
  | { readonly outcome: 'composed'; readonly setId: string; readonly composed: ComposedSet }
  | { readonly outcome: 'current'; readonly setId: string }
  | { readonly outcome: 'incompatible'; readonly setId: string; readonly tried: PptSet; readonly error: DomainError };

/** Composes sets again whose slides got new versions. */
export class SetRecomposition {
  constructor(
    private readonly sets: PptSetRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly composer: SetComposer,
    private readonly writer: SetWriter,
  ) {}

  /** Composes before the transaction. A set that is current or gone is not composed. @throws DomainError `unavailable` */
  async prepare(tenant: Tenant, setId: string, signal: AbortSignal): Promise<Recomposition> {
    const [stored] = await this.sets.findMany(tenant, [setId]);
    const [asset] = await this.assets.findMany(tenant, [setId]);
    if (stored === undefined || asset === undefined || isDeleted(asset) || stored.isCurrent) {
      return { outcome: 'current', setId };
    }
    const { kind, slides, template } = stored.set;
    try {
      const composed = await this.composer.compose(tenant, { name: asset.name, kind, slides, template }, signal);
      return { outcome: 'composed', setId, composed };
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable' || error.kind === 'timeout') throw error;
      return { outcome: 'incompatible', setId, tried: stored.set, error };
    }
  }

  /** Writes what was composed, unless the set or a slide was changed meanwhile: whoever changed it also has the set composed. */
  async write(
    tenant: Tenant,
    recomposition: Recomposition,
    requestedBy: Actor | null,
    transaction: Transaction,
  ): Promise<void> {
    if (recomposition.outcome === 'current') return;
    if (recomposition.outcome === 'incompatible') return this.fail(tenant, recomposition, transaction);
    const { setId, composed } = recomposition;
    const locked = await this.assets.findManyForUpdate(tenant, [setId, ...neededAssets(composed)], transaction);
    const [stored] = await this.sets.findMany(tenant, [setId], transaction);
    const asset = locked.find(({ id }) => id === setId);
    if (stored === undefined || asset === undefined || isDeleted(asset)) return;
    const isSame = slideIds(stored.set) === slideIds(composed) && this.isUnchanged(composed, locked);
    if (!isSame) return;
    await this.writer.write({ stored, asset }, composed, { note: 'A slide was changed', requestedBy }, transaction);
  }

  private async fail(
    tenant: Tenant,
    { setId, tried, error }: Extract<Recomposition, { readonly outcome: 'incompatible' }>,
    transaction: Transaction,
  ): Promise<void> {
    const [asset] = await this.assets.findManyForUpdate(tenant, [setId], transaction);
    const [stored] = await this.sets.findMany(tenant, [setId], transaction);
    if (stored === undefined || asset === undefined || isDeleted(asset) || stored.isCurrent) return;
    if (slideIds(stored.set) !== slideIds(tried)) return;
    const { code, message } = error;
    await this.writer.fail({ stored, asset }, { code, message }, transaction);
  }

  private isUnchanged(composed: ComposedSet, locked: Parameters<SetComposer['assertUnchanged']>[1]): boolean {
    try {
      this.composer.assertUnchanged(composed, locked);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}

function slideIds({ slides }: Pick<ComposedSet, 'slides'>): string {
  return slides.map(({ slideId, isRequired, isLocked }) => `${slideId} ${isRequired} ${isLocked}`).join();
}
