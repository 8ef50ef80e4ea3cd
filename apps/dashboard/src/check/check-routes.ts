import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { knownSearch } from '../app/known-search.ts';
import { workspaceRoute } from '../app/workspace-route.tsx';
import { checksSearchOf } from './list/checks-search.ts';
import { checkSearchOf } from './upload/check-search.ts';
import { reportSearchOf } from './report/report-search.ts';

/** The pages on which documents are checked. */
export const checkRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'check',
    validateSearch: knownSearch(checkSearchOf),
    component: lazyRouteComponent(() => import('./check-page.tsx'), 'CheckPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'checks',
    validateSearch: knownSearch(checksSearchOf),
    component: lazyRouteComponent(() => import('./list/checks-page.tsx'), 'ChecksPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'checks/$check',
    validateSearch: knownSearch(reportSearchOf),
    component: lazyRouteComponent(() => import('./report/report-page.tsx'), 'ReportPage'),
  }),
] as const;
