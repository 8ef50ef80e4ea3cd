import { MethodNotAllowed, originOf } from '@livery/http';
import { SCOPES } from '@livery/kernel';
import { type Request, Router } from 'express';
import { issuerOf } from './issuer.ts';

const ADDRESS = '/.well-known/oauth-authorization-server';
const METHODS = ['HEAD', 'GET'];
const CLIENT_AUTHENTICATION = ['client_secret_basic', 'client_secret_post'];

/**
 * Serves the authorization server metadata (RFC 8414), at the URLs that section 3 prescribes for an issuer with and without
 * the version path. The endpoint URLs have the query that selects errors in the format of RFC 6749, which clients that use this
 * metadata expect.
 */
export function metadataRoutes(): Router {
  const router = Router();
  router.get(ADDRESS, (request, response) => void response.json(metadata(originOf(request), request)));
  router.get(`${ADDRESS}/api/v1`, (request, response) => void response.json(metadata(issuerOf(request), request)));
  router.all([ADDRESS, `${ADDRESS}/api/v1`], () => {
    throw new MethodNotAllowed(METHODS);
  });
  return router;
}

function metadata(issuer: string, request: Request): object {
  const endpoint = (name: string): string => `${issuerOf(request)}/oauth/${name}?errors=rfc6749`;
  return {
    issuer,
    token_endpoint: endpoint('token'),
    token_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    introspection_endpoint: endpoint('introspect'),
    introspection_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    revocation_endpoint: endpoint('revoke'),
    revocation_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: SCOPES,
  };
}
