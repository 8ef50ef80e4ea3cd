import type { Recipes } from './recipe.ts';
import { brandRecipes } from './recipes/brand-recipes.ts';
import { deploymentRecipes } from './recipes/deployment-recipes.ts';
import { iconRecipes } from './recipes/icon-recipes.ts';
import { libraryRecipes } from './recipes/library-recipes.ts';
import { platformRecipes } from './recipes/platform-recipes.ts';
import { reviewRecipes } from './recipes/review-recipes.ts';
import { webhookRecipes } from './recipes/webhook-recipes.ts';

/** How the events are caused. Types without a recipe cannot be caused and undone in test mode by a few calls. */
export const RECIPES: Recipes = {
  ...platformRecipes,
  ...webhookRecipes,
  ...brandRecipes,
  ...libraryRecipes,
  ...reviewRecipes,
  ...deploymentRecipes,
  ...iconRecipes,
};
