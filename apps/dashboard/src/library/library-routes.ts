import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { workspaceRoute } from '../app/workspace-route.tsx';

/** The pages of the library, to which `open_url` of folders leads. */
export const libraryRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'library/folders/$folder',
    component: lazyRouteComponent(() => import('./folder-page.tsx'), 'FolderPage'),
  }),
] as const;
