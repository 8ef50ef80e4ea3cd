import type { ByteAnswer } from '@livery/http';
import { type Clock, declaredOnce, resourceMissing, type TenantStanding } from '@livery/kernel';
import type { Blobs } from '../blobs.ts';
import type { BlobLinks } from './blob-links.ts';
import type { LinkResolver } from './link-resolver.ts';

/** Opens what a link leads to, if its context permits it. */
export class OpenLink {
  private readonly resolvers: ReadonlyMap<string, LinkResolver>;

  /** @throws Error if two resolvers have the same use */
  constructor(
    private readonly links: BlobLinks,
    private readonly blobs: Blobs,
    private readonly standing: TenantStanding,
    private readonly clock: Clock,
    resolvers: readonly LinkResolver[],
  ) {
    this.resolvers = declaredOnce(
      'use of a link',
      resolvers.map((resolver) => [resolver.use, resolver]),
    );
  }

  /** @throws DomainError `resource_missing`, also while the organization is suspended; `link_expired` */
  async execute(token: string): Promise<ByteAnswer> {
    const link = this.links.verify(token, this.clock.now());
    const linked = await this.resolvers.get(link.use)?.resolve(link);
    if (linked === undefined || linked === null) throw resourceMissing();
    if (!(await this.standing.isGood(link.tenant))) throw resourceMissing();
    const { sha256, ...shown } = linked;
    const blob = await this.blobs.open(link.tenant, sha256);
    if (blob === null) throw resourceMissing();
    return { ...shown, size: blob.size, etag: sha256, open: (range) => blob.open(range) };
  }
}
