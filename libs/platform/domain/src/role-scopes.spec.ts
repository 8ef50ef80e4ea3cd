import { describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import { scopesOfRole } from './role-scopes.ts';

describe('the scopes of a role', () => {
  it.each(['owner', 'admin'] as const)('of an %s are all', (role) => {
    expect(scopesOfRole(role)).toEqual(SCOPES);
  });

  it('of a developer are those to read, to check, and to connect programs', () => {
    expect([...scopesOfRole('developer')].sort()).toEqual([
      'brand:checks:write',
      'brand:read',
      'cms:read',
      'platform:api_keys:write',
      'platform:read',
      'platform:webhook_endpoints:write',
    ]);
  });

  it('of an editor are all of the brand and of the content, and none of the platform', () => {
    expect([...scopesOfRole('editor')].sort()).toEqual([
      'brand:checks:write',
      'brand:palettes:write',
      'brand:read',
      'brand:rules:write',
      'brand:write',
      'cms:deployments:write',
      'cms:icons:write',
      'cms:read',
      'cms:slides:write',
      'cms:write',
    ]);
  });

  it('of a reviewer are those to read and check, and to decide on content', () => {
    expect([...scopesOfRole('reviewer')].sort()).toEqual(['brand:checks:write', 'brand:read', 'cms:read', 'cms:write']);
  });

  it('of a viewer are those to read the brand and the content', () => {
    expect([...scopesOfRole('viewer')].sort()).toEqual(['brand:read', 'cms:read']);
  });
});
