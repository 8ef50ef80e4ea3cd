import { describe, expect, it } from '@jest/globals';
import { areSameScopes, inOrder, type KnownScope, SCOPE_AREAS, withScope } from './scope-areas.ts';

/** The compiler demands each scope of the contract here. */
const CONTRACT: Readonly<Record<KnownScope, true>> = {
  'platform:read': true,
  'platform:write': true,
  'platform:api_keys:write': true,
  'platform:webhook_endpoints:write': true,
  'brand:read': true,
  'brand:write': true,
  'brand:rules:write': true,
  'brand:palettes:write': true,
  'brand:checks:write': true,
  'cms:read': true,
  'cms:write': true,
  'cms:icons:write': true,
  'cms:slides:write': true,
  'cms:deployments:write': true,
  'vendor-packages:write': true,
};

describe('The scope matrix', () => {
  it('has each scope of the contract once', () => {
    const shown = SCOPE_AREAS.flatMap(({ read, write }) => [read, write]).filter((scope) => scope !== undefined);
    expect(shown.toSorted()).toEqual(Object.keys(CONTRACT).toSorted());
  });

  it('keeps its order when scopes are added and taken away', () => {
    const scopes = withScope(['cms:read'], 'platform:read', true);
    expect(scopes).toEqual(['platform:read', 'cms:read']);
    expect(withScope(scopes, 'platform:read', true)).toEqual(scopes);
    expect(withScope(scopes, 'cms:read', false)).toEqual(['platform:read']);
  });

  it('puts scopes that it does not know last', () => {
    expect(inOrder(['future:write', 'cms:read', 'brand:read'])).toEqual(['brand:read', 'cms:read', 'future:write']);
  });

  it.each([
    [['cms:read', 'brand:read'], ['brand:read', 'cms:read'], true],
    [['cms:read'], ['cms:read', 'brand:read'], false],
    [['cms:read'], ['brand:read'], false],
  ])('compares %j and %j', (some, others, areSame) => {
    expect(areSameScopes(some, others)).toBe(areSame);
  });
});
