import type { Icon } from '@livery/sdk';
import type { Recipe, Recipes, Workshop } from '../recipe.ts';
import { SAMPLE_ICON } from '../sample-files.ts';

/** A recipe that needs a set of icons, which is deleted afterwards with its icons. */
function ofSet(change: (workshop: Workshop, id: string) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const { id } = await workshop.livery.iconSets.create({ name: workshop.name });
    workshop.tidy(() => workshop.livery.iconSets.delete(id, { recursive: true }));
    await change(workshop, id);
  };
}

/** A recipe that needs an icon. */
function ofIcon(change: (workshop: Workshop, icon: Icon) => PromiseLike<unknown>): Recipe {
  return ofSet(async (workshop, set) => {
    const upload = { file: SAMPLE_ICON, filename: `${workshop.name}.svg`, set };
    await change(workshop, await workshop.livery.icons.create(upload));
  });
}

const nothing = (): Promise<void> => Promise.resolve();

export const iconRecipes: Recipes = {
  'cms.icon_set.created': ofSet(nothing),
  'cms.icon_set.updated': ofSet(({ livery, name }, id) => livery.iconSets.update(id, { name: `${name}, changed` })),
  'cms.icon_set.deleted': async ({ livery, name }) => {
    const { id } = await livery.iconSets.create({ name });
    await livery.iconSets.delete(id);
  },
  'cms.icon.created': ofIcon(nothing),
  'cms.icon.updated': ofIcon(({ livery, name }, { id }) => livery.icons.update(id, { name: `${name}, changed` })),
  'cms.icon.deleted': ofIcon(({ livery }, { id }) => livery.icons.delete(id)),
  'cms.icon.restored': ofIcon(async ({ livery }, { id, asset }) => {
    await livery.icons.delete(id);
    await livery.libraryAssets.restore(asset);
  }),
};
