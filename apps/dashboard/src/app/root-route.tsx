import { createRootRoute, Outlet } from '@tanstack/react-router';
import { SessionBoundary } from '../session/session-boundary.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { NotFound } from '../ui/not-found.tsx';

export const rootRoute = createRootRoute({
  component: () => (
    <SessionBoundary>
      <Outlet />
    </SessionBoundary>
  ),
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ErrorPanel error={error} onRetry={reset} />,
});
