/** The pages of integrations: keys, applications, webhooks, events and requests. */
export const developerRoutes = [] as const;
