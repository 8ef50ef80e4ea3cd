import { type PersistenceSlice, tableEraser } from '@livery/persistence';
import { CreateContent1763601500000 } from './migrations/1763601500000-create-content.ts';

export const contentPersistence: PersistenceSlice = {
  entities: [],
  migrations: [CreateContent1763601500000],
  // An asset refers to its folder, so it is deleted first.
  eraser: tableEraser([
    'content.review',
    'content.review_policy',
    'content.asset_version',
    'content.library_asset',
    'content.library_folder',
    'content.file',
  ]),
};
