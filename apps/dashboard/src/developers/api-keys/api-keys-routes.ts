import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { knownSearch } from '../../app/known-search.ts';
import { workspaceRoute } from '../../app/workspace-route.tsx';
import { keyFilterOf } from './key-filter.ts';

/** The pages of API keys. */
export const apiKeyRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/api-keys',
    validateSearch: knownSearch(keyFilterOf),
    component: lazyRouteComponent(() => import('./api-keys-page.tsx'), 'ApiKeysPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/api-keys/$key',
    component: lazyRouteComponent(() => import('./api-key-page.tsx'), 'ApiKeyPage'),
  }),
] as const;
