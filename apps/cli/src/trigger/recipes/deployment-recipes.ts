import type { Deployment } from '@livery/sdk';
import type { Recipe, Recipes, Workshop } from '../recipe.ts';
import { ofAsset } from './library-recipes.ts';
import { setPolicy } from './review-recipes.ts';

const HOUR_MS = 3_600_000;

/** A recipe that orders the deployment of an asset in an hour, to a channel on which nothing else is. */
function ofDeployment(change: (workshop: Workshop, deploy: Deploy) => Promise<unknown>): Recipe {
  return async (workshop) => {
    await setPolicy(workshop, { modes: { document: 'none' } });
    await ofAsset(({ livery, name }, { id }) =>
      change(workshop, () =>
        livery.deployments.create({ channel: name, items: [{ kind: 'library_asset', id }], ...later() }),
      ),
    )(workshop);
  };
}

type Deploy = () => PromiseLike<Deployment>;

const later = () => ({ scheduled_at: new Date(Date.now() + HOUR_MS).toISOString() });

/** An active deployment, and what it has, cannot be removed again. No recipe makes one. */
export const deploymentRecipes: Recipes = {
  'cms.deployment.created': ofDeployment(async ({ livery, tidy }, deploy) => {
    const { id } = await deploy();
    tidy(() => livery.deployments.cancel(id));
  }),
  'cms.deployment.cancelled': ofDeployment(async ({ livery }, deploy) => {
    const { id } = await deploy();
    await livery.deployments.cancel(id);
  }),
};
