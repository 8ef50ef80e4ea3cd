export { type ApiKeyResource, apiKeySchema } from './api-key.schema.ts';
export { type OrganizationResource, organizationSchema } from './organization.schema.ts';
export { apiKeyCreated, apiKeyRevoked, platformEvents } from './platform.events.ts';
