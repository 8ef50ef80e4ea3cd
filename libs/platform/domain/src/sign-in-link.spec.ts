import { describe, expect, it } from '@jest/globals';
import { type Role, ROLES } from './membership.ts';
import { mayInvite } from './sign-in-link.ts';

const invitedBy = (own: Role): readonly Role[] => ROLES.filter((role) => mayInvite(own, role));

describe('a link for a member', () => {
  it('is made by owners for all, by admins for all but owners, and by nobody else', () => {
    expect(invitedBy('owner')).toEqual(ROLES);
    expect(invitedBy('admin')).toEqual(ROLES.filter((role) => role !== 'owner'));
    for (const role of ['developer', 'editor', 'reviewer', 'viewer'] as const) expect(invitedBy(role)).toEqual([]);
  });
});
