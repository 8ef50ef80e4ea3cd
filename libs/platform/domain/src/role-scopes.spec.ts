import { describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import { scopesOfRole } from './role-scopes.ts';

describe('the scopes of a role', () => {
  it.each([
    ['owner', SCOPES.length],
    ['admin', SCOPES.length],
    ['developer', 6],
    ['editor', 10],
    ['reviewer', 4],
    ['viewer', 2],
  ] as const)('are as many as the design says: %s %i', (role, count) => {
    expect(scopesOfRole(role)).toHaveLength(count);
  });

  it('of an editor are all of the brand and of the content, and none of the platform', () => {
    expect(scopesOfRole('editor').filter((scope) => !/^(brand|cms):/.test(scope))).toEqual([]);
  });

  it.each(['editor', 'reviewer', 'viewer'] as const)('of a %s do not manage credentials', (role) => {
    expect(scopesOfRole(role).filter((scope) => scope.startsWith('platform:'))).toEqual([]);
  });
});
