/** Any one of these reads webhook endpoints and deliveries. */
export const READ_WEBHOOKS = ['platform:read', 'platform:write', 'platform:webhook_endpoints:write'] as const;

export const WRITE_WEBHOOKS = ['platform:webhook_endpoints:write', 'platform:write'] as const;
