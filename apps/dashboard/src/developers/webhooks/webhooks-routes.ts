import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { knownSearch } from '../../app/known-search.ts';
import { workspaceRoute } from '../../app/workspace-route.tsx';
import { endpointDeliveryFilterOf } from './endpoint-delivery-filter.ts';

/** The pages of webhook endpoints. */
export const webhookRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/webhooks',
    component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/webhooks/$endpoint',
    validateSearch: knownSearch(endpointDeliveryFilterOf),
    component: lazyRouteComponent(() => import('./endpoint-page.tsx'), 'EndpointPage'),
  }),
] as const;
