import type { Role } from '../session/session-api.ts';

export const ROLES: readonly Role[] = ['owner', 'admin', 'developer', 'editor', 'reviewer', 'viewer'];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  developer: 'Developer',
  editor: 'Editor',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
};

/** What a role may do, in plain words. */
export const ROLE_RIGHTS: Readonly<Record<Role, string>> = {
  owner: 'Everything, and makes other owners. An organization always has one.',
  admin: 'Everything but making owners: members, keys, settings, guideline and content.',
  developer: 'Manages keys and webhooks, sees the settings, and checks documents. Reads guideline and content.',
  editor: 'Changes guideline and content, and checks documents. Sees no keys and members.',
  reviewer: 'Checks documents, accepts and fixes findings, and changes content. Reads the guideline.',
  viewer: 'Checks documents. Reads guideline, checks and content.',
};

/**
 * The roles that a person may give, change or remove. Only owners and admins manage members at all, and both have the scopes of every role;
 * only owners make owners.
 */
export function rolesUnder(own: Role): readonly Role[] {
  if (own === 'owner') return ROLES;
  return own === 'admin' ? ROLES.filter((role) => role !== 'owner') : [];
}

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
