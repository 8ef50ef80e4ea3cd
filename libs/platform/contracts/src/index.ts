export { type ApiKeyResource, apiKeySchema } from './api-key.schema.ts';
export { type OAuthApplicationResource, oauthApplicationSchema } from './oauth-application.schema.ts';
export { type OrganizationResource, organizationSchema } from './organization.schema.ts';
export { apiKeyCreated, apiKeyRevoked, oauthApplicationCreated, platformEvents } from './platform.events.ts';
