import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { workspaceRoute } from '../app/workspace-route.tsx';

/** The pages on which documents are checked. */
export const checkRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'check',
    component: lazyRouteComponent(() => import('./check-page.tsx'), 'CheckPage'),
  }),
] as const;
