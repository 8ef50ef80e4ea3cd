import { defineSlideAsset } from '@livery/content-domain';
import type { Actor, Transaction } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { SetCompositions } from '../ports/set-compositions.ts';
import type { SlideAssetRepository } from '../ports/slide-asset.repository.ts';
import type { PlacedSlide } from './placed-slide.ts';
import type { SlideFollower, StoredSlide } from './slide-follower.ts';
import type { SingleSlide } from './single-slides.ts';

/** Writes the new content of a slide. */
export class SlideReplacement {
  constructor(
    private readonly slides: SlideAssetRepository,
    private readonly owned: OwnedAssets,
    private readonly compositions: SetCompositions,
    private readonly recorder: AssetRecorder,
    private readonly follower: SlideFollower,
  ) {}

  /** Writes nothing if the content is the same. @param present locked */
  async replace(
    present: StoredSlide,
    { facts, content, sourceFileId }: SingleSlide,
    { note, requestedBy }: { readonly note: string; readonly requestedBy: Actor },
    transaction: Transaction,
  ): Promise<PlacedSlide> {
    const { tenant, id } = present.asset;
    if (content.content.contentHash === present.asset.contentHash) {
      return { slide: present.slide, placed: await this.recorder.place(present.asset, transaction) };
    }
    const slide = defineSlideAsset(facts, { id, tenant, sourceFileId });
    await this.slides.update(slide, transaction);
    const asset = await this.owned.replace(present.asset, content, { note, requestedBy }, transaction);
    await this.follower.replaced(present, { slide, asset }, transaction);
    await this.compositions.request(tenant, id, requestedBy, transaction);
    return { slide, placed: await this.recorder.place(asset, transaction) };
  }
}
