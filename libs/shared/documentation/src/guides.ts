/** The guides in the order in which new users read them. Each is `docs/guides/<slug>.md`. */
export const GUIDES = [
  { slug: 'quick-start', group: 'Get started' },
  { slug: 'authentication', group: 'Get started' },
  { slug: 'brand-checks', group: 'Get started' },
  { slug: 'rule-parameters', group: 'Get started' },
  { slug: 'learn-a-guideline', group: 'Get started' },
  { slug: 'command-line', group: 'Get started' },
  { slug: 'library', group: 'Get started' },
  { slug: 'slides', group: 'Get started' },
  { slug: 'icons', group: 'Get started' },
  { slug: 'events', group: 'Events and webhooks' },
  { slug: 'webhooks', group: 'Events and webhooks' },
  { slug: 'errors', group: 'All requests' },
  { slug: 'idempotency', group: 'All requests' },
  { slug: 'paging', group: 'All requests' },
  { slug: 'versions-and-modes', group: 'All requests' },
  { slug: 'rate-limits', group: 'All requests' },
] as const;
