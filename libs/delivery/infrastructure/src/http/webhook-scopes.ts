/** Any one of these scopes permits reading webhook endpoints and deliveries. */
export const READ_WEBHOOKS = ['platform:read', 'platform:write', 'platform:webhook_endpoints:write'] as const;

/** Any one of these scopes permits changing webhook endpoints. */
export const WRITE_WEBHOOKS = ['platform:webhook_endpoints:write', 'platform:write'] as const;
