import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Clock } from '@livery/kernel';
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

export interface BlobsHttpOptions {
  readonly foundation: DynamicModule;
  /** `BlobsModule`. */
  readonly blobs: DynamicModule;
  /** One for each use of a link. */
  readonly resolvers: readonly RegisteredResolver[];
}

/** The endpoint that opens signed links. */
@Module({})
export class BlobsHttpModule {
  static readonly controllers = [LinksController];

  static with({ foundation, blobs, resolvers }: BlobsHttpOptions): DynamicModule {
    return {
      module: BlobsHttpModule,
      imports: [foundation, blobs, ...resolvers.map(({ from }) => from)],
      controllers: BlobsHttpModule.controllers,
      providers: [
        {
          provide: OpenLink,
          inject: [BlobLinks, Blobs, Clock, ...resolvers.map(({ resolver }) => resolver)],
          useFactory: (links: BlobLinks, contents: Blobs, clock: Clock, ...registered: LinkResolver[]) =>
            new OpenLink(links, contents, clock, registered),
        },
      ],
    };
  }
}
