export { createOAuthServer, type OAuthServerResources } from './create-oauth-server.ts';
