import type { Recipe, Recipes, Workshop } from '../recipe.ts';

const SCOPES = ['platform:read'] as const;

/** A recipe that needs a key, which is revoked afterwards. */
function ofKey(change: (workshop: Workshop, id: string) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const { id } = await workshop.livery.apiKeys.create({ name: workshop.name, scopes: [...SCOPES] });
    workshop.tidy(() => workshop.livery.apiKeys.revoke(id));
    await change(workshop, id);
  };
}

/** A recipe that needs an application, which is disabled afterwards. */
function ofApplication(change: (workshop: Workshop, id: string) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const { livery, name } = workshop;
    const { id } = await livery.oauthApplications.create({ name, requested_scopes: [...SCOPES] });
    workshop.tidy(() => livery.oauthApplications.disable(id));
    await change(workshop, id);
  };
}

const nothing = (): Promise<void> => Promise.resolve();

export const platformRecipes: Recipes = {
  'platform.api_key.created': ofKey(nothing),
  'platform.api_key.updated': ofKey(({ livery, name }, id) => livery.apiKeys.update(id, { name: `${name}, changed` })),
  'platform.api_key.rotated': ofKey(async ({ livery, tidy }, id) => {
    const rotated = await livery.apiKeys.rotate(id, { overlap_seconds: 0 });
    tidy(() => livery.apiKeys.revoke(rotated.id));
  }),
  'platform.api_key.revoked': async ({ livery, name }) => {
    const { id } = await livery.apiKeys.create({ name, scopes: [...SCOPES] });
    await livery.apiKeys.revoke(id);
  },
  'platform.oauth_application.created': ofApplication(nothing),
  'platform.oauth_application.updated': ofApplication(({ livery, name }, id) =>
    livery.oauthApplications.update(id, { name: `${name}, changed` }),
  ),
  'platform.oauth_application.secret_rotated': ofApplication(({ livery }, id) =>
    livery.oauthApplications.rotateSecret(id),
  ),
  'platform.oauth_application.disabled': async ({ livery, name }) => {
    const { id } = await livery.oauthApplications.create({ name, requested_scopes: [...SCOPES] });
    await livery.oauthApplications.disable(id);
  },
};
