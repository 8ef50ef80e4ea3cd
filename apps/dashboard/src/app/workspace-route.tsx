import { createRoute, Navigate, Outlet } from '@tanstack/react-router';
import { RoomGuard } from '../shell/room-guard.tsx';
import { Shell } from '../shell/shell.tsx';
import { WorkspaceBoundary } from '../workspace/workspace-boundary.tsx';
import { rootRoute } from './root-route.tsx';

/** All pages of an organization in one mode: `/dashboard/org_…/live/…`. */
export const workspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$organization/$mode',
  component: WorkspacePages,
});

export const workspaceHomeRoute = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/',
  component: WorkspaceHome,
});

function WorkspacePages() {
  const { organization, mode } = workspaceRoute.useParams();
  return (
    <WorkspaceBoundary key={`${organization}/${mode}`} organization={organization} mode={mode}>
      <Shell>
        <RoomGuard>
          <Outlet />
        </RoomGuard>
      </Shell>
    </WorkspaceBoundary>
  );
}

function WorkspaceHome() {
  const params = workspaceRoute.useParams();
  return <Navigate to="/$organization/$mode/check" params={params} replace />;
}
