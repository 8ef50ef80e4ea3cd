import { type Actor, assertRevision, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetSource } from '../asset-sources.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { SlideAssetRepository } from '../ports/slide-asset.repository.ts';
import { activeAsset } from '../found-asset.ts';
import type { SingleSlides } from '../slides/single-slides.ts';
import type { SlideReplacement } from '../slides/slide-replacement.ts';
import type { PlacedSlide } from '../slides/placed-slide.ts';

export interface ReplaceSlideInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly source: AssetSource;
  readonly note: string;
  /** The revision that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
  readonly requestedBy: Actor;
  /** Ends the work on the file when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Gives a slide other content. Sets that contain it are composed again in the background. */
export class ReplaceSlide {
  constructor(
    private readonly singleSlides: SingleSlides,
    private readonly assets: LibraryAssetRepository,
    private readonly slides: SlideAssetRepository,
    private readonly replacement: SlideReplacement,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, and as `SingleSlides.receive` */
  async execute(input: ReplaceSlideInput): Promise<PlacedSlide> {
    const { tenant, id, seenRevision } = input;
    const received = await this.singleSlides.receive(tenant, input.source, input.signal);
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, id, transaction);
      const [slide] = await this.slides.findMany(tenant, [id], transaction);
      if (slide === undefined) throw resourceMissing();
      assertRevision(asset, seenRevision);
      return this.replacement.replace({ slide, asset }, received, input, transaction);
    });
  }
}
