import type { ByteAnswer } from '@livery/http';
import { type Clock, declaredOnce, resourceMissing, type TenantStanding } from '@livery/kernel';
import type { BlobLinks } from './blob-links.ts';
import type { OfferedBlobs } from '../offered-blobs.ts';
import type { Rendition } from '../renditions/rendition.ts';
import type { LinkResolver } from './link-resolver.ts';

/** Opens what a link leads to, if its context permits it. */
export class OpenLink {
  private readonly resolvers: ReadonlyMap<string, LinkResolver>;

  /** @throws Error if two resolvers have the same use */
  constructor(
    private readonly links: BlobLinks,
    private readonly offered: OfferedBlobs,
    private readonly standing: TenantStanding,
    private readonly clock: Clock,
    resolvers: readonly LinkResolver[],
  ) {
    this.resolvers = declaredOnce(
      'use of a link',
      resolvers.map((resolver) => [resolver.use, resolver]),
    );
  }

  /**
   * @param rendition null for the file as it is
   * @throws DomainError `resource_missing`, also while the organization is suspended; `link_expired`
   */
  async execute(token: string, rendition: Rendition | null): Promise<ByteAnswer> {
    const link = this.links.verify(token, this.clock.now());
    const resolver = this.resolvers.get(link.use);
    const linked = await (rendition === null ? resolver?.resolve(link) : resolver?.picture?.(link));
    if (linked === undefined || linked === null) throw resourceMissing();
    if (!(await this.standing.isGood(link.tenant))) throw resourceMissing();
    return this.offered.answer(link.tenant, linked, rendition);
  }
}
