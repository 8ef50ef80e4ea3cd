import type { Scope } from '@livery/kernel';
import type { EndpointOptions } from '../endpoint.ts';

const SCOPE_MEANINGS: Readonly<Record<Scope, string>> = {
  'platform:read': 'Read organizations, memberships, users, credentials, events and webhooks.',
  'platform:write': 'Change platform resources.',
  'platform:api_keys:write': 'Create, change, rotate and revoke API keys.',
  'platform:webhook_endpoints:write': 'Manage webhook endpoints.',
  'brand:read': 'Read brand rules, palettes, fonts and checks.',
  'brand:write': 'Change brand resources.',
  'brand:rules:write': 'Manage brand rules.',
  'brand:palettes:write': 'Manage palettes.',
  'brand:checks:write': 'Run brand checks.',
  'cms:read': 'Read icons, sets, slide assets, deployments and the library.',
  'cms:write': 'Change content.',
  'cms:icons:write': 'Upload and manage icons.',
  'cms:slides:write': 'Manage slide assets and PPT sets.',
  'cms:deployments:write': 'Create deployments.',
  'vendor-packages:write': 'Reserved. No endpoint accepts it.',
};

export const SECURITY_SCHEMES = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A secret key (`sk_live_…` or `sk_test_…`). It determines the organization and the mode.',
  },
  publishableKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A publishable key (`pk_live_…`). It is not secret. Only the operations that name it accept it.',
  },
  oauth: {
    type: 'oauth2',
    description: 'An access token (`oat_…`) of an OAuth application, sent as a bearer credential.',
    flows: { clientCredentials: { tokenUrl: '/api/v1/oauth/token', scopes: SCOPE_MEANINGS } },
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-livery',
    description: 'The session of a person who is signed in. Only pages of the service itself can use it.',
  },
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'The client id and the client secret of an OAuth application. You can send them in the form instead.',
  },
} as const;

/** The security requirements of an endpoint. Any one of them is enough: one scope, of a key or of a token. */
export function securityOf({ scopes, area, publishable, errors = [] }: EndpointOptions): readonly object[] {
  if (scopes === 'public') {
    const takesBearer = errors.includes('credentials_invalid');
    return area === 'OAuth' ? [{ client: [] }, ...(takesBearer ? [{ apiKey: [] }, { oauth: [] }] : []), {}] : [];
  }
  if (scopes === 'session') return [{ session: [] }];
  const schemes = ['apiKey', 'oauth', ...(publishable === true ? ['publishableKey'] : [])];
  const needed = scopes === 'any_credential' ? [[]] : scopes.map((scope) => [scope]);
  return needed.flatMap((list) => schemes.map((scheme) => ({ [scheme]: list })));
}
