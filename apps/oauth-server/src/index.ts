export { createOAuthServer, type OAuthServerResources } from './create-oauth-server.ts';
export { connectDatabase } from './oauth-database.ts';
