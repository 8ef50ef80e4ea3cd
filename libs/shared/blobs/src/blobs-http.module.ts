import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Clock, TenantStanding } from '@livery/kernel';
import { BlobLinks } from './links/blob-links.ts';
import type { LinkResolver } from './links/link-resolver.ts';
import { LinksController } from './links/links.controller.ts';
import { OpenLink } from './links/open-link.ts';
import { OfferedBlobs } from './offered-blobs.ts';

/** A resolver of links, and the module that exports it. */
export interface RegisteredResolver {
  readonly from: DynamicModule;
  readonly resolver: Type<LinkResolver>;
}

export interface BlobsHttpOptions {
  readonly foundation: DynamicModule;
  /** `BlobsModule`. */
  readonly blobs: DynamicModule;
  /** The module that exports `TenantStanding`. */
  readonly standing: DynamicModule;
  /** One for each use of a link. */
  readonly resolvers: readonly RegisteredResolver[];
}

/** The endpoint that opens signed links. */
@Module({})
export class BlobsHttpModule {
  static readonly controllers = [LinksController];

  static with({ foundation, blobs, standing, resolvers }: BlobsHttpOptions): DynamicModule {
    return {
      module: BlobsHttpModule,
      imports: [foundation, blobs, standing, ...resolvers.map(({ from }) => from)],
      controllers: BlobsHttpModule.controllers,
      providers: [
        {
          provide: OpenLink,
          inject: [BlobLinks, OfferedBlobs, TenantStanding, Clock, ...resolvers.map(({ resolver }) => resolver)],
          useFactory: (
            links: BlobLinks,
            offered: OfferedBlobs,
            standing: TenantStanding,
            clock: Clock,
            ...registered: LinkResolver[]
          ) => new OpenLink(links, offered, standing, clock, registered),
        },
      ],
    };
  }
}
