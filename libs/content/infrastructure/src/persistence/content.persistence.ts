import { type PersistenceSlice, tableEraser } from '@livery/persistence';
import { AssetVersionRowSchema } from './asset-version.row.ts';
import { DeploymentItemRowSchema, DeploymentRowSchema } from './deployment.row.ts';
import { FileRowSchema } from './file.row.ts';
import { IconSetRowSchema } from './icon-set.row.ts';
import { IconRowSchema } from './icon.row.ts';
import { LibraryAssetRowSchema } from './library-asset.row.ts';
import { LibraryFolderRowSchema } from './library-folder.row.ts';
import { CreateContent1763601500000 } from './migrations/1763601500000-create-content.ts';
import { CreateAssetSearch1763601700000 } from './migrations/1763601700000-create-asset-search.ts';
import { CreateIcons1763601800000 } from './migrations/1763601800000-create-icons.ts';
import { CreateSlides1763601900000 } from './migrations/1763601900000-create-slides.ts';
import { CreatePreviews1763602000000 } from './migrations/1763602000000-create-previews.ts';
import { CreateDeployments1763602100000 } from './migrations/1763602100000-create-deployments.ts';
import { FindAssetsByName1763604700000 } from './migrations/1763604700000-find-assets-by-name.ts';
import { DEPLOYMENT_UPKEEP, EXPIRED_CONTENT, WORD_RECOUNT } from './tenant-guard-exceptions.ts';
import { PptSetRowSchema, PptSetSlideRowSchema } from './ppt-set.row.ts';
import { ReviewRowSchema } from './review.row.ts';
import { SlideAssetRowSchema } from './slide-asset.row.ts';

export const contentPersistence: PersistenceSlice = {
  entities: [
    FileRowSchema,
    LibraryFolderRowSchema,
    LibraryAssetRowSchema,
    AssetVersionRowSchema,
    ReviewRowSchema,
    IconSetRowSchema,
    IconRowSchema,
    DeploymentRowSchema,
    DeploymentItemRowSchema,
    SlideAssetRowSchema,
    PptSetRowSchema,
    PptSetSlideRowSchema,
  ],
  migrations: [
    CreateContent1763601500000,
    CreateAssetSearch1763601700000,
    CreateIcons1763601800000,
    CreateSlides1763601900000,
    CreatePreviews1763602000000,
    CreateDeployments1763602100000,
    FindAssetsByName1763604700000,
  ],
  tenantGuardExceptions: [DEPLOYMENT_UPKEEP, EXPIRED_CONTENT, WORD_RECOUNT],
  // An icon refers to its set and its asset, and an asset to its folder, so they are deleted first.
  eraser: tableEraser([
    'content.preview',
    'content.deployment_item',
    'content.deployment',
    'content.asset_search',
    'content.search_word',
    'content.file_text',
    'content.ppt_set_slide',
    'content.ppt_set',
    'content.slide_asset',
    'content.review',
    'content.review_policy',
    'content.asset_version',
    'content.icon',
    'content.icon_set',
    'content.library_asset',
    'content.library_folder',
    'content.file',
  ]),
};
