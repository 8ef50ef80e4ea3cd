import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { knownSearch } from '../app/known-search.ts';
import { workspaceRoute } from '../app/workspace-route.tsx';
import { auditFilterOf } from './audit-log/audit-filter.ts';

/** The pages of the organization and of the person. */
export const settingsRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'settings/organization',
    component: lazyRouteComponent(() => import('./organization/organization-page.tsx'), 'OrganizationPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'settings/members',
    component: lazyRouteComponent(() => import('./members/members-page.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'settings/audit-log',
    validateSearch: knownSearch(auditFilterOf),
    component: lazyRouteComponent(() => import('./audit-log/audit-log-page.tsx'), 'AuditLogPage'),
  }),
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: 'settings/sign-in',
    component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
  }),
] as const;
