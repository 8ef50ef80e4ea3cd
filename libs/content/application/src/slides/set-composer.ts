import {
  isDeleted,
  isPresentation,
  type LibraryAsset,
  notAPresentation,
  type PptSetKind,
  type SetSlide,
  type SetSlideDraft,
  type SetTemplate,
  slideMissing,
  slidesChanged,
  slidesIncompatible,
  slidesTooLarge,
  templateMissing,
} from '@livery/content-domain';
import { fileStem, type Tenant } from '@livery/kernel';
import type { OwnedAssets, StagedContent } from '../owned-assets.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { type MergedPresentation, type PresentationMerger, SlidesDisagree } from '../ports/presentation-merger.ts';
import type { SlideAssetRepository } from '../ports/slide-asset.repository.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
/** The files of a composition together: the process that composes them holds them, and its result, in memory. */
const MOST_MEBIBYTES = 256;
const MEBIBYTE = 1_048_576;

/** What a set is to consist of. */
export interface SetPlan {
  readonly name: string;
  readonly kind: PptSetKind;
  readonly slides: readonly SetSlideDraft[];
  /** A template as it was composed before, or the UUID of the asset whose present version is taken. */
  readonly template: SetTemplate | { readonly assetId: string } | null;
}

/** The slides of a set with its presentation, whose bytes are stored, and to which no record refers yet. */
export interface ComposedSet {
  readonly slides: readonly SetSlide[];
  readonly template: SetTemplate | null;
  readonly content: StagedContent;
}

/** Composes the presentations of sets. */
export class SetComposer {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly slides: SlideAssetRepository,
    private readonly merger: PresentationMerger,
    private readonly owned: OwnedAssets,
  ) {}

  /**
   * Composes the present versions of slides, and stores the presentation. Call it before the unit of work.
   * @throws DomainError `resource_missing`, `slides_incompatible`, and as `PresentationMerger`
   */
  async compose(tenant: Tenant, plan: SetPlan, signal: AbortSignal): Promise<ComposedSet> {
    const slides = await this.present(tenant, plan.slides);
    const template = await this.templateOf(tenant, plan.template);
    await using merged = await this.merge(tenant, slides, template, signal);
    const { path, size, sha256 } = merged;
    const type = plan.kind === 'template' ? 'template' : 'presentation';
    const described = { filename: deckFilename(plan.name), mediaType: PPTX, type, width: null, height: null } as const;
    return { slides, template, content: await this.owned.stage(tenant, { path, size, sha256, ...described }) };
  }

  /** Composes slides that were chosen from a set, without storing anything. @throws DomainError as `compose` */
  async composeChosen(
    tenant: Tenant,
    chosen: readonly SetSlideDraft[],
    template: SetTemplate | null,
    signal: AbortSignal,
  ): Promise<MergedPresentation> {
    return this.merge(tenant, await this.present(tenant, chosen), template, signal);
  }

  /**
   * Checks in the unit of work that what was composed is still there, and is still the same.
   * @param locked the assets of the slides and the template
   * @throws DomainError `resource_missing`, `resource_conflict`
   */
  assertUnchanged({ slides, template }: ComposedSet, locked: readonly LibraryAsset[]): void {
    const present = new Map(locked.filter((asset) => !isDeleted(asset)).map((asset) => [asset.id, asset]));
    for (const [index, { slideId, composedHash }] of slides.entries()) {
      const asset = present.get(slideId);
      if (asset === undefined) throw slideMissing(slideParam(index));
      if (asset.contentHash !== composedHash) throw slidesChanged();
    }
    if (template !== null && !present.has(template.assetId)) throw templateMissing();
  }

  private async present(tenant: Tenant, drafts: readonly SetSlideDraft[]): Promise<readonly SetSlide[]> {
    const ids = drafts.map(({ slideId }) => slideId);
    const known = new Set((await this.slides.findMany(tenant, ids)).map(({ id }) => id));
    const assets = new Map((await this.assets.findMany(tenant, ids)).map((asset) => [asset.id, asset]));
    let bytes = 0;
    return drafts.map((draft, index) => {
      const asset = assets.get(draft.slideId);
      if (asset === undefined || isDeleted(asset) || !known.has(asset.id)) throw slideMissing(slideParam(index));
      bytes += asset.sizeBytes;
      if (bytes > MOST_MEBIBYTES * MEBIBYTE) throw slidesTooLarge(MOST_MEBIBYTES);
      const { slideId, isRequired, isLocked } = draft;
      return { slideId, isRequired, isLocked, composedHash: asset.contentHash };
    });
  }

  private async templateOf(tenant: Tenant, template: SetPlan['template']): Promise<SetTemplate | null> {
    if (template === null || 'contentHash' in template) return template;
    const [asset] = await this.assets.findMany(tenant, [template.assetId]);
    if (asset === undefined || isDeleted(asset)) throw templateMissing();
    if (!isPresentation(asset.mediaType)) throw notAPresentation(asset.mediaType, 'template');
    return { assetId: asset.id, contentHash: asset.contentHash };
  }

  private async merge(
    tenant: Tenant,
    slides: readonly SetSlide[],
    template: SetTemplate | null,
    signal: AbortSignal,
  ): Promise<MergedPresentation> {
    const order = { slides: slides.map(({ composedHash }) => composedHash), template: template?.contentHash ?? null };
    try {
      return await this.merger.merge(tenant, order, signal);
    } catch (error) {
      if (!(error instanceof SlidesDisagree)) throw error;
      const ids = error.places.flatMap((place) => slides[place]?.slideId ?? []);
      throw slidesIncompatible(error.message, ids);
    }
  }
}

/** The UUIDs of the assets that a composition needs. */
export function neededAssets({ slides, template }: Pick<ComposedSet, 'slides' | 'template'>): readonly string[] {
  return [...slides.map(({ slideId }) => slideId), ...(template === null ? [] : [template.assetId])];
}

/** The name of the file of a set. What no file name may contain becomes a space. */
export function deckFilename(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\]+/gu, ' ').trim();
  return `${fileStem(clean === '' ? 'slides' : clean)}.pptx`;
}

function slideParam(index: number): string {
  return `slides[${index}].slide_asset`;
}
