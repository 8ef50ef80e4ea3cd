import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';

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

@Module({})
export class KeptLinksModule {
  static of(links: KeptLinks): DynamicModule {
    const providers = [{ provide: KeptLinks, useValue: links }];
    return { module: KeptLinksModule, providers, exports: [KeptLinks] };
  }
}
