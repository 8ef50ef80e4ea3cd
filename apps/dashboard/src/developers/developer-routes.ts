import { apiKeyRoutes } from './api-keys/api-keys-routes.ts';
import { oauthApplicationRoutes } from './oauth-applications/oauth-applications-routes.ts';

/** The pages of integrations: keys, applications, webhooks, events and requests. */
export const developerRoutes = [...apiKeyRoutes, ...oauthApplicationRoutes] as const;
