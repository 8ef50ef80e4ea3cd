import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import { TenantStanding } from '@livery/kernel';

/** Resolves links to the contents that a test has kept, and withdraws them as the test says. */
@Injectable()
export class KeptLinks extends LinkResolver {
  readonly use = 'kept_file';
  /** The key is the UUID of the record. */
  readonly blobs = new Map<string, LinkedBlob>();
  readonly opened: SignedLink[] = [];

  async resolve(link: SignedLink): Promise<LinkedBlob | null> {
    this.opened.push(link);
    return this.blobs.get(link.record) ?? null;
  }
}

/** There are no organizations in these tests. */
class AnyStanding extends TenantStanding {
  async isGood(): Promise<boolean> {
    return true;
  }
}

@Module({})
export class KeptLinksModule {
  static of(links: KeptLinks): DynamicModule {
    const providers = [
      { provide: KeptLinks, useValue: links },
      { provide: TenantStanding, useValue: new AnyStanding() },
    ];
    return { module: KeptLinksModule, providers, exports: [KeptLinks, TenantStanding] };
  }
}
