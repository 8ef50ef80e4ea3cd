import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Clock } from '@livery/kernel';
import { BlobsModule, type BlobsOptions } from './blobs.module.ts';
import { Blobs } from './blobs.ts';
import { BlobLinks } from './links/blob-links.ts';
import type { LinkResolver } from './links/link-resolver.ts';
import { LinksController } from './links/links.controller.ts';
import { OpenLink } from './links/open-link.ts';

/** A resolver of links, and the module that exports it. */
export interface RegisteredResolver {
  readonly from: DynamicModule;
  readonly resolver: Type<LinkResolver>;
}

export interface BlobsHttpOptions extends BlobsOptions {
  /** One for each use of a link. */
  readonly resolvers: readonly RegisteredResolver[];
}

/** The endpoint that opens signed links. */
@Module({})
export class BlobsHttpModule {
  static readonly controllers = [LinksController];

  static with({ resolvers, ...options }: BlobsHttpOptions): DynamicModule {
    return {
      module: BlobsHttpModule,
      imports: [options.foundation, BlobsModule.with(options), ...resolvers.map(({ from }) => from)],
      controllers: BlobsHttpModule.controllers,
      providers: [
        {
          provide: OpenLink,
          inject: [BlobLinks, Blobs, Clock, ...resolvers.map(({ resolver }) => resolver)],
          useFactory: (links: BlobLinks, blobs: Blobs, clock: Clock, ...registered: LinkResolver[]) =>
            new OpenLink(links, blobs, clock, registered),
        },
      ],
    };
  }
}
