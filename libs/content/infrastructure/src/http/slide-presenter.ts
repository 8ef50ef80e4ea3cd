import {
  type LibraryAssetRepository,
  type OwnerSurroundings,
  type PlacedSet,
  type PlacedSlide,
  type PptSetRepository,
  pptSetResource,
  type Previews,
  type ReviewPolicyRepository,
  type SlideAssetRepository,
  slideAssetResource,
} from '@livery/content-application';
import type { PptSetResource, SlideAssetResource } from '@livery/content-contracts';
import { isDeleted, type LibraryAsset } from '@livery/content-domain';
import { type Clock, resourceMissing, type Tenant } from '@livery/kernel';
import type { LibraryLinkFactory } from '../links/library-link-factory.ts';

/** The records of slides and sets. */
export interface SlideRecords {
  readonly assets: LibraryAssetRepository;
  readonly slides: SlideAssetRepository;
  readonly sets: PptSetRepository;
}

/** A record with its revision, for the ETag. */
export interface Presented<Resource> {
  readonly resource: Resource;
  readonly revision: number;
}

/** Represents slides and sets with what is known of their assets. */
export class SlidePresenter {
  constructor(
    private readonly records: SlideRecords,
    private readonly policies: ReviewPolicyRepository,
    private readonly previews: Previews,
    private readonly links: LibraryLinkFactory,
    private readonly clock: Clock,
  ) {}

  /** Those slides that are not deleted, in the order of their ids. @param origin the URL by which the caller has reached the server */
  async slides(
    tenant: Tenant,
    origin: string,
    ids: readonly string[],
  ): Promise<readonly Presented<SlideAssetResource>[]> {
    const slides = await this.records.slides.findMany(tenant, ids);
    const { assets, surroundings } = await this.surroundings(tenant, origin, ids);
    return slides.flatMap((slide) => {
      const asset = assets.get(slide.id);
      return asset === undefined ? [] : presented(asset, slideAssetResource(slide, asset, surroundings));
    });
  }

  /** The same for sets. */
  async sets(tenant: Tenant, origin: string, ids: readonly string[]): Promise<readonly Presented<PptSetResource>[]> {
    const sets = await this.records.sets.findMany(tenant, ids);
    const { assets, surroundings } = await this.surroundings(tenant, origin, ids);
    return sets.flatMap((stored) => {
      const asset = assets.get(stored.set.id);
      return asset === undefined ? [] : presented(asset, pptSetResource(stored, asset, surroundings));
    });
  }

  /** @throws DomainError `resource_missing` */
  async slide(tenant: Tenant, origin: string, id: string): Promise<Presented<SlideAssetResource>> {
    const [slide] = await this.slides(tenant, origin, [id]);
    if (slide === undefined) throw resourceMissing();
    return slide;
  }

  /** @throws DomainError `resource_missing` */
  async set(tenant: Tenant, origin: string, id: string): Promise<Presented<PptSetResource>> {
    const [set] = await this.sets(tenant, origin, [id]);
    if (set === undefined) throw resourceMissing();
    return set;
  }

  /** A slide that was changed in a unit of work. */
  placedSlide(origin: string, { slide, placed }: PlacedSlide): SlideAssetResource {
    return slideAssetResource(slide, placed.asset, this.placed(origin, placed));
  }

  /** A set that was changed in a unit of work. */
  placedSet(origin: string, { stored, placed }: PlacedSet): PptSetResource {
    return pptSetResource(stored, placed.asset, this.placed(origin, placed));
  }

  private placed(origin: string, { asset, policy, preview }: PlacedSlide['placed']): OwnerSurroundings {
    const previews = new Map(preview === null ? [] : [[asset.contentHash, preview] as const]);
    return { policy, previews, now: this.clock.now(), links: this.links.for({ origin, isPublic: false }) };
  }

  private async surroundings(tenant: Tenant, origin: string, ids: readonly string[]) {
    const found = (await this.records.assets.findMany(tenant, ids)).filter((asset) => !isDeleted(asset));
    const [policy, previews] = await Promise.all([
      this.policies.current(tenant),
      this.previews.of(
        tenant,
        found.map(({ contentHash }) => contentHash),
      ),
    ]);
    const links = this.links.for({ origin, isPublic: false });
    const surroundings: OwnerSurroundings = { policy, previews, now: this.clock.now(), links };
    return { assets: new Map(found.map((asset) => [asset.id, asset])), surroundings };
  }
}

function presented<Resource>({ revision }: LibraryAsset, resource: Resource): readonly [Presented<Resource>] {
  return [{ resource, revision }];
}
