import { type Scope, SCOPES } from '@livery/kernel';
import type { Role } from './membership.ts';

const BRAND_AND_CMS = SCOPES.filter((scope) => scope.startsWith('brand:') || scope.startsWith('cms:'));

const SCOPES_OF: Readonly<Record<Role, readonly Scope[]>> = {
  owner: SCOPES,
  admin: SCOPES,
  developer: [
    'platform:read',
    'platform:api_keys:write',
    'platform:webhook_endpoints:write',
    'brand:read',
    'brand:checks:write',
    'cms:read',
  ],
  editor: BRAND_AND_CMS,
  reviewer: ['brand:read', 'brand:checks:write', 'cms:read', 'cms:write'],
  viewer: ['brand:read', 'cms:read'],
};

/** The scopes of a member, compared literally like those of a key. They follow the role at the time of each request. */
export function scopesOfRole(role: Role): readonly Scope[] {
  return SCOPES_OF[role];
}
