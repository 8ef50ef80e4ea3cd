/** The fifteen scopes of the interface document, section 5. No scope includes another. */
export const SCOPES = [
  'platform:read',
  'platform:write',
  'platform:api_keys:write',
  'platform:webhook_endpoints:write',
  'brand:read',
  'brand:write',
  'brand:rules:write',
  'brand:palettes:write',
  'brand:checks:write',
  'cms:read',
  'cms:write',
  'cms:icons:write',
  'cms:slides:write',
  'cms:deployments:write',
  'vendor-packages:write',
] as const;

export type Scope = (typeof SCOPES)[number];

const known: ReadonlySet<string> = new Set(SCOPES);

export function isScope(value: string): value is Scope {
  return known.has(value);
}
