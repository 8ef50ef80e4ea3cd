import { createRootRoute, Outlet } from '@tanstack/react-router';
import { SessionBoundary } from '../session/session-boundary.tsx';
import { NotFound } from '../ui/not-found.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <SessionBoundary>
      <Outlet />
    </SessionBoundary>
  ),
  notFoundComponent: NotFound,
});
