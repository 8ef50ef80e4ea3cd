import type { Scope } from '@livery/sdk';

/** A scope that the contract names. */
export type KnownScope = Named<Scope>;
type Named<Text> = Text extends string ? (string extends Text ? never : Text) : never;

/** What a row of the scope matrix is about. An area without a scope for reading is read with the scope of the area around it. */
export interface ScopeArea {
  readonly label: string;
  readonly read?: KnownScope;
  readonly write?: KnownScope;
}

/** All scopes, by the records that they open. */
export const SCOPE_AREAS: readonly ScopeArea[] = [
  { label: 'Organization and integrations', read: 'platform:read', write: 'platform:write' },
  { label: 'API keys only', write: 'platform:api_keys:write' },
  { label: 'Webhook endpoints only', write: 'platform:webhook_endpoints:write' },
  { label: 'Guideline and checks', read: 'brand:read', write: 'brand:write' },
  { label: 'Checks only', write: 'brand:checks:write' },
  { label: 'Rules only', write: 'brand:rules:write' },
  { label: 'Palettes only', write: 'brand:palettes:write' },
  { label: 'Library content', read: 'cms:read', write: 'cms:write' },
  { label: 'Icons only', write: 'cms:icons:write' },
  { label: 'Slides only', write: 'cms:slides:write' },
  { label: 'Deployments only', write: 'cms:deployments:write' },
  { label: 'Packages of vendors', write: 'vendor-packages:write' },
];

const ORDER: readonly (string | undefined)[] = SCOPE_AREAS.flatMap(({ read, write }) => [read, write]);

/** The scopes with one more or one less, in the order of the matrix. */
export function withScope(scopes: readonly string[], scope: string, isWanted: boolean): readonly string[] {
  const others = scopes.filter((one) => one !== scope);
  return inOrder(isWanted ? [...others, scope] : others);
}

/** The scopes in the order of the matrix. A scope that the matrix does not know comes last. */
export function inOrder(scopes: readonly string[]): readonly string[] {
  const place = (scope: string): number => (ORDER.includes(scope) ? ORDER.indexOf(scope) : ORDER.length);
  return scopes.toSorted((one, other) => place(one) - place(other));
}

export function areSameScopes(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((scope) => others.includes(scope));
}
