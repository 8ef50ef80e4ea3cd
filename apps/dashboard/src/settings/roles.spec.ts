import { describe, expect, it } from '@jest/globals';
import { isRole, ROLES, rolesUnder } from './roles.ts';

describe('rolesUnder', () => {
  it('lets only owners make owners, and only owners and admins give roles', () => {
    expect(rolesUnder('owner')).toEqual(ROLES);
    expect(rolesUnder('admin')).toEqual(['admin', 'developer', 'editor', 'reviewer', 'viewer']);
    expect(rolesUnder('developer')).toEqual([]);
  });
});

describe('isRole', () => {
  it('knows its roles', () => {
    expect(['owner', 'root'].map(isRole)).toEqual([true, false]);
  });
});
