import { apiKeyRoutes } from './api-keys/api-keys-routes.ts';
import { deliveryRoutes } from './deliveries/delivery-routes.ts';
import { eventRoutes } from './events/events-routes.ts';
import { oauthApplicationRoutes } from './oauth-applications/oauth-applications-routes.ts';
import { requestRoutes } from './requests/requests-routes.ts';
import { webhookRoutes } from './webhooks/webhooks-routes.ts';

/** The pages of integrations: keys, applications, webhooks, events and requests. */
export const developerRoutes = [
  ...apiKeyRoutes,
  ...oauthApplicationRoutes,
  ...deliveryRoutes,
  ...eventRoutes,
  ...requestRoutes,
  ...webhookRoutes,
] as const;
