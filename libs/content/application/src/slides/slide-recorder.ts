import {
  defineSlideAsset,
  type LibraryAsset,
  type LibraryAssetDraft,
  searchableText,
  slideFilename,
  slideName,
  type SlideAsset,
  type SlideFacts,
  type SourceType,
} from '@livery/content-domain';
import { type Actor, newId, type Tenant, type Transaction } from '@livery/kernel';
import type { OwnedAssets, StagedContent } from '../owned-assets.ts';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import type { MadeSlide } from '../ports/presentation-splitter.ts';
import type { SlideAssetRepository } from '../ports/slide-asset.repository.ts';
import { assertFolder } from '../target-folder.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A slide whose file is stored, and that is no record yet. */
export interface StagedSlide {
  readonly facts: SlideFacts;
  readonly content: StagedContent;
}

/** Where slides come from, and what is said about all of them. */
export interface SlideOrigin {
  readonly tenant: Tenant;
  readonly sourceType: SourceType;
  readonly sourceFileId: string | null;
  /** The name of the presentation, for slides without a title. */
  readonly filename: string;
  readonly draft: LibraryAssetDraft;
  readonly requestedBy: Actor | null;
}

/** What became of slides that were to be kept. */
export interface KeptSlides {
  /** UUIDs, in the order of the given slides. */
  readonly ids: readonly string[];
  readonly created: number;
  /** How many equal slides were in the folder already. */
  readonly unchanged: number;
}

/** Makes slides of presentations of one slide. */
export class SlideRecorder {
  constructor(
    private readonly slides: SlideAssetRepository,
    private readonly folders: LibraryFolderRepository,
    private readonly owned: OwnedAssets,
  ) {}

  /** Stores the file of a slide. Call it before the unit of work. @param presentation the name of the file from which it came */
  async stage(tenant: Tenant, { path, size, sha256, facts }: MadeSlide, presentation: string): Promise<StagedSlide> {
    const text = { title: facts.title === '' ? null : facts.title, text: searchableText(facts) };
    const described = { filename: slideFilename(facts, presentation), mediaType: PPTX, width: null, height: null };
    const made = { path, size, sha256, text, type: 'slide', ...described } as const;
    return { facts, content: await this.owned.stage(tenant, made) };
  }

  /** Keeps those slides to which none in the same folder is equal. @throws DomainError `resource_missing` for the folder */
  async keepNew(staged: readonly StagedSlide[], origin: SlideOrigin, transaction: Transaction): Promise<KeptSlides> {
    const { tenant, draft } = origin;
    const folderId = draft.folderId ?? null;
    await this.slides.lockFolder(tenant, folderId, transaction);
    const hashes = staged.map(({ facts }) => facts.contentHash);
    const known = new Map(await this.slides.findEqual(tenant, folderId, hashes, transaction));
    const fresh: (StagedSlide & { readonly id: string })[] = [];
    for (const slide of staged) {
      if (known.has(slide.facts.contentHash)) continue;
      const id = newId();
      known.set(slide.facts.contentHash, id);
      fresh.push({ ...slide, id });
    }
    await this.insert(fresh, origin, transaction);
    const ids = hashes.map((hash) => known.get(hash) ?? '');
    return { ids, created: fresh.length, unchanged: staged.length - fresh.length };
  }

  /** Keeps a slide, although an equal one may exist. @throws DomainError `resource_missing` for the folder, and as `defineLibraryAsset` */
  async keep(
    staged: StagedSlide,
    origin: SlideOrigin,
    transaction: Transaction,
  ): Promise<{ readonly slide: SlideAsset; readonly asset: LibraryAsset }> {
    const [kept] = await this.insert([{ ...staged, id: newId() }], origin, transaction);
    if (kept === undefined) throw new Error('A slide that is kept exists.');
    return kept;
  }

  private async insert(
    staged: readonly (StagedSlide & { readonly id: string })[],
    { tenant, sourceType, sourceFileId, filename, draft, requestedBy }: SlideOrigin,
    transaction: Transaction,
  ) {
    await assertFolder(this.folders, tenant, draft.folderId, transaction);
    const slides = staged.map(({ id, facts }) => defineSlideAsset(facts, { id, tenant, sourceFileId }));
    // The events of the assets contain the slides.
    await this.slides.insertMany(slides, transaction);
    const entries = staged.map(({ id, facts, content }) => {
      const named = { ...draft, name: draft.name ?? slideName(facts, filename) };
      return { id, draft: named, sourceType, content, isPageOfSource: sourceType === 'split' };
    });
    const assets = await this.owned.add(tenant, entries, requestedBy, transaction);
    return assets.flatMap((asset, index) => {
      const slide = slides[index];
      return slide === undefined ? [] : [{ slide, asset }];
    });
  }
}
