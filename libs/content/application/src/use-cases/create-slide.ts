import type { LibraryAssetDraft } from '@livery/content-domain';
import type { Actor, Tenant, UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { AssetSource } from '../asset-sources.ts';
import type { PlacedSlide } from '../slides/placed-slide.ts';
import type { SingleSlides } from '../slides/single-slides.ts';
import type { SlideRecorder } from '../slides/slide-recorder.ts';

export interface CreateSlideInput {
  readonly tenant: Tenant;
  readonly source: AssetSource;
  readonly draft: LibraryAssetDraft;
  readonly requestedBy: Actor;
  /** Ends the work on the file when the caller is gone. */
  readonly signal: AbortSignal;
}

/** Adds a slide to the library. */
export class CreateSlide {
  constructor(
    private readonly singleSlides: SingleSlides,
    private readonly slides: SlideRecorder,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing` for the file or the folder, and as `SingleSlides.receive` and `defineLibraryAsset` */
  async execute({ tenant, source, draft, requestedBy, signal }: CreateSlideInput): Promise<PlacedSlide> {
    const { filename, sourceFileId, ...staged } = await this.singleSlides.receive(tenant, source, signal);
    const origin = { tenant, sourceType: 'upload', sourceFileId, filename, draft, requestedBy } as const;
    return this.unitOfWork.run(async (transaction) => {
      const { slide, asset } = await this.slides.keep(staged, origin, transaction);
      return { slide, placed: await this.recorder.place(asset, transaction) };
    });
  }
}
