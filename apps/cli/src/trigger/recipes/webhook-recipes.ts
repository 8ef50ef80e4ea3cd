import type { CreatedWebhookEndpoint } from '@livery/sdk';
import type { Recipe, Recipes, Workshop } from '../recipe.ts';

const endpoint = ({ livery, name, url }: Workshop) =>
  livery.webhookEndpoints.create({
    url,
    enabled_events: ['platform.webhook_endpoint.test'],
    description: name,
  });

/** A recipe that needs an endpoint, which is deleted afterwards. */
function ofEndpoint(change: (workshop: Workshop, made: CreatedWebhookEndpoint) => PromiseLike<unknown>): Recipe {
  return async (workshop) => {
    const made = await endpoint(workshop);
    workshop.tidy(() => workshop.livery.webhookEndpoints.delete(made.id));
    await change(workshop, made);
  };
}

export const webhookRecipes: Recipes = {
  'platform.webhook_endpoint.created': ofEndpoint(() => Promise.resolve()),
  'platform.webhook_endpoint.updated': ofEndpoint(({ livery, name }, { id }) =>
    livery.webhookEndpoints.update(id, { description: `${name}, changed` }),
  ),
  'platform.webhook_endpoint.deleted': async (workshop) =>
    workshop.livery.webhookEndpoints.delete((await endpoint(workshop)).id),
  'platform.webhook_endpoint.secret_rotated': ofEndpoint(({ livery }, { id }) =>
    livery.webhookEndpoints.rotateSecret(id),
  ),
  'platform.webhook_endpoint.disabled': ofEndpoint(({ livery }, { id }) =>
    livery.webhookEndpoints.update(id, { status: 'disabled' }),
  ),
  'platform.webhook_endpoint.enabled': ofEndpoint(async ({ livery }, { id }) => {
    await livery.webhookEndpoints.update(id, { status: 'disabled' });
    await livery.webhookEndpoints.update(id, { status: 'enabled' });
  }),
  'platform.webhook_endpoint.test': ofEndpoint(({ livery }, { id }) => livery.webhookEndpoints.test(id)),
};
