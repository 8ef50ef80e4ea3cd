import { type DynamicModule, Module } from '@nestjs/common';
import type { RegisteredResolver } from '@livery/blobs';
import { Dashboard } from '@livery/http';
import { ContentModule, type ContentOptions } from './content.module.ts';
import { deploymentHttpProviders } from './deployments/deployment-providers.ts';
import { ActiveDeploymentController } from './http/active-deployment.controller.ts';
import { AssetBulkController } from './http/asset-bulk.controller.ts';
import { AssetPreviewsController } from './http/asset-previews.controller.ts';
import { AssetUsagesController } from './http/asset-usages.controller.ts';
import { AssetVersionsController } from './http/asset-versions.controller.ts';
import { DeploymentsController } from './http/deployments.controller.ts';
import { FilesController } from './http/files.controller.ts';
import { IconSetsController } from './http/icon-sets.controller.ts';
import { IconTransfersController } from './http/icon-transfers.controller.ts';
import { IconContentsController } from './http/icon-contents.controller.ts';
import { IconsController } from './http/icons.controller.ts';
import { LibraryAssetsController } from './http/library-assets.controller.ts';
import { LibraryFoldersController } from './http/library-folders.controller.ts';
import { PptSetDownloadsController } from './http/ppt-set-downloads.controller.ts';
import { PptSetsController } from './http/ppt-sets.controller.ts';
import { ReviewPolicyController } from './http/review-policy.controller.ts';
import { ReviewsController } from './http/reviews.controller.ts';
import { SlideAssetsController } from './http/slide-assets.controller.ts';
import { SlideContentsController } from './http/slide-contents.controller.ts';
import { iconHttpProviders } from './icons/icon-providers.ts';
import { libraryHttpProviders } from './library/library-providers.ts';
import { AssetLinkResolver, AssetPreviewLinkResolver } from './links/asset-link-resolvers.ts';
import { DeploymentLinkResolver } from './links/deployment-link-resolver.ts';
import { FileLinkResolver } from './links/file-link-resolver.ts';
import { PublishedLinkResolver } from './links/published-link-resolver.ts';
import { slideHttpProviders } from './slides/slide-providers.ts';

const RESOLVERS = [
  AssetLinkResolver,
  AssetPreviewLinkResolver,
  PublishedLinkResolver,
  FileLinkResolver,
  DeploymentLinkResolver,
];

export interface ContentHttpOptions extends ContentOptions {
  /** Provides `CredentialOrigins`. */
  readonly origins: DynamicModule;
  /** Has a page for each folder. */
  readonly dashboard: Dashboard;
}

/** Serves the content context over HTTP. */
@Module({})
export class ContentHttpModule {
  static readonly controllers = [
    FilesController,
    LibraryAssetsController,
    AssetBulkController,
    AssetVersionsController,
    AssetUsagesController,
    AssetPreviewsController,
    LibraryFoldersController,
    ReviewsController,
    ReviewPolicyController,
    ActiveDeploymentController,
    DeploymentsController,
    SlideAssetsController,
    SlideContentsController,
    PptSetsController,
    PptSetDownloadsController,
    IconSetsController,
    IconsController,
    IconContentsController,
    IconTransfersController,
  ];

  static with(options: ContentHttpOptions): DynamicModule {
    const { foundation, blobs, jobs, origins, dashboard } = options;
    return {
      module: ContentHttpModule,
      imports: [foundation, blobs, jobs, origins, ContentModule.with(options)],
      controllers: ContentHttpModule.controllers,
      providers: [
        { provide: Dashboard, useValue: dashboard },
        ...libraryHttpProviders(),
        ...iconHttpProviders(),
        ...slideHttpProviders(),
        ...deploymentHttpProviders(),
      ],
      exports: RESOLVERS,
    };
  }

  /** The resolvers of the links in this context's records. @param module the result of `with` */
  static resolvers(module: DynamicModule): readonly RegisteredResolver[] {
    return RESOLVERS.map((resolver) => ({ from: module, resolver }));
  }
}
