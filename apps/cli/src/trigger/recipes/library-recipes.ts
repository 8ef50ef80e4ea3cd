import type { LibraryAsset } from '@livery/sdk';
import type { Recipe, Recipes, Workshop } from '../recipe.ts';
import { sampleText } from '../sample-files.ts';

export const makeAsset = ({ livery, name }: Workshop) =>
  livery.libraryAssets.create({ file: sampleText(name), filename: `${name}.txt` });

/** A recipe that needs an asset, which is deleted afterwards. */
export function ofAsset(change: (workshop: Workshop, asset: LibraryAsset) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const asset = await makeAsset(workshop);
    workshop.tidy(() => workshop.livery.libraryAssets.delete(asset.id));
    await change(workshop, asset);
  };
}

/** A recipe that needs a folder, which is deleted afterwards. */
function ofFolder(change: (workshop: Workshop, id: string) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const { id } = await workshop.livery.libraryFolders.create({ name: workshop.name });
    workshop.tidy(() => workshop.livery.libraryFolders.delete(id));
    await change(workshop, id);
  };
}

export const addVersion = ({ livery, name }: Workshop, { id }: LibraryAsset) =>
  livery.libraryAssets.addVersion(id, { file: sampleText(`${name}, changed`), filename: `${name}.txt` });

const nothing = (): Promise<void> => Promise.resolve();

export const libraryRecipes: Recipes = {
  'cms.library_asset.created': ofAsset(nothing),
  'cms.library_asset.updated': ofAsset(({ livery, name }, { id }) =>
    livery.libraryAssets.update(id, { name: `${name}, changed` }),
  ),
  'cms.library_asset.deleted': async (workshop) => workshop.livery.libraryAssets.delete((await makeAsset(workshop)).id),
  'cms.library_asset.restored': ofAsset(async ({ livery }, { id }) => {
    await livery.libraryAssets.delete(id);
    await livery.libraryAssets.restore(id);
  }),
  'cms.library_asset.version_created': ofAsset(addVersion),
  'cms.library_folder.created': ofFolder(nothing),
  'cms.library_folder.updated': ofFolder(({ livery, name }, id) =>
    livery.libraryFolders.update(id, { name: `${name}, changed` }),
  ),
  'cms.library_folder.deleted': async ({ livery, name }) => {
    const { id } = await livery.libraryFolders.create({ name });
    await livery.libraryFolders.delete(id);
  },
};
