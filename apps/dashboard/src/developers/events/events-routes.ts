import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { knownSearch } from '../../app/known-search.ts';
import { workspaceRoute } from '../../app/workspace-route.tsx';
import { eventFilterOf } from './event-filter.ts';

/** The pages of events. */
export const eventRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/events',
    validateSearch: knownSearch(eventFilterOf),
    component: lazyRouteComponent(() => import('./events-page.tsx'), 'EventsPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'developers/events/$event',
    component: lazyRouteComponent(() => import('./event-page.tsx'), 'EventPage'),
  }),
] as const;
