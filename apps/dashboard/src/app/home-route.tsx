import { createRoute, Navigate } from '@tanstack/react-router';
import { useSession } from '../session/session-context.tsx';
import { NoOrganization } from '../workspace/no-organization.tsx';
import { firstPlace } from '../workspace/last-workspace.ts';
import { rootRoute } from './root-route.tsx';

/** `/dashboard/` leads to the organization and mode that the person saw last. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });

function Home() {
  const { session } = useSession();
  const place = firstPlace(session.organizations);
  if (place === undefined) return <NoOrganization />;
  return <Navigate to="/$organization/$mode/check" params={place} replace />;
}
