import { createRouter } from '@tanstack/react-router';
import { checkRoutes } from '../check/check-routes.ts';
import { developerRoutes } from '../developers/developer-routes.ts';
import { libraryRoutes } from '../library/library-routes.ts';
import { settingsRoutes } from '../settings/settings-routes.ts';
import { DASHBOARD_PATH } from '../session/sign-in-path.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { homeRoute } from './home-route.tsx';
import { PageError } from './page-error.tsx';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { rootRoute } from './root-route.tsx';
import { workspaceHomeRoute, workspaceRoute } from './workspace-route.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  workspaceRoute.addChildren([
    workspaceHomeRoute,
    ...checkRoutes,
    ...libraryRoutes,
    ...developerRoutes,
    ...settingsRoutes,
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: DASHBOARD_PATH,
  parseSearch: parsePlainSearch,
  stringifySearch: stringifyPlainSearch,
  defaultPreload: 'intent',
  defaultPendingComponent: Waiting,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
