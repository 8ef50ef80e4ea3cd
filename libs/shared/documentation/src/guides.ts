/** The guides, in the order in which a newcomer reads them; each is `docs/guides/<slug>.md`. */
export const GUIDES = [
  { slug: 'quick-start', group: 'Begin' },
  { slug: 'authentication', group: 'Begin' },
  { slug: 'brand-checks', group: 'Begin' },
  { slug: 'rule-parameters', group: 'Begin' },
  { slug: 'events', group: 'Hear of changes' },
  { slug: 'webhooks', group: 'Hear of changes' },
  { slug: 'errors', group: 'Every request' },
  { slug: 'idempotency', group: 'Every request' },
  { slug: 'paging', group: 'Every request' },
  { slug: 'versions-and-modes', group: 'Every request' },
  { slug: 'rate-limits', group: 'Every request' },
] as const;
