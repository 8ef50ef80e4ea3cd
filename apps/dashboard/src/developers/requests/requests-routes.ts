import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { knownSearch } from '../../app/known-search.ts';
import { workspaceRoute } from '../../app/workspace-route.tsx';
import { requestFilterOf } from './request-filter.ts';

/** The pages of the request log. */
export const requestRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/requests',
    validateSearch: knownSearch(requestFilterOf),
    component: lazyRouteComponent(() => import('./requests-page.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/requests/$request',
    component: lazyRouteComponent(() => import('./request-page.tsx'), 'RequestPage'),
  }),
] as const;
