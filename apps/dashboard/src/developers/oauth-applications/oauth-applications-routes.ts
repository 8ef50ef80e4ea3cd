import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { workspaceRoute } from '../../app/workspace-route.tsx';

/** The pages of OAuth applications. */
export const oauthApplicationRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/oauth-applications',
    component: lazyRouteComponent(() => import('./applications-page.tsx'), 'ApplicationsPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/oauth-applications/$application',
    component: lazyRouteComponent(() => import('./application-page.tsx'), 'ApplicationPage'),
  }),
] as const;
