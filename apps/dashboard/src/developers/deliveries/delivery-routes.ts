import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { workspaceRoute } from '../../app/workspace-route.tsx';

/** The page of a delivery. Lists of deliveries are on the pages of endpoints and events. */
export const deliveryRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/deliveries/$delivery',
    component: lazyRouteComponent(() => import('./delivery-page.tsx'), 'DeliveryPage'),
  }),
] as const;
