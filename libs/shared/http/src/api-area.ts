/** The product areas that the reference groups endpoints by, in its order. */
export const API_AREAS = {
  Platform: 'Organizations and the credentials that speak for them.',
  'Brand governance': "The brand's rules, palettes and fonts, and documents that are judged by them.",
  'Content management': 'Icons, slides, deployments, and the library of assets.',
  'Events and webhooks': 'Every change as an event, and its delivery to your endpoints.',
  OAuth: 'Access tokens for programs: OAuth 2.0 client credentials.',
  Discovery: 'What this API is, for programs.',
} as const;

export type ApiArea = keyof typeof API_AREAS;
