/** The product areas by which the reference groups endpoints, in its order. */
export const API_AREAS = {
  Platform: 'Organizations, their members, the credentials that act for them, and their jobs.',
  'Brand governance': "An organization's brand rules, palettes and fonts, and the checks of documents against them.",
  'Content management': 'Icons, slides, deployments, and the asset library.',
  'Events and webhooks': 'Events, one for each change, and their delivery to your webhook endpoints.',
  'Sign-in': 'Sessions of people. Only pages of the service itself can call these operations, since they use a cookie.',
  OAuth: 'Access tokens for programs, issued with the OAuth 2.0 client credentials grant.',
  Discovery: 'Descriptions of this API that programs can read.',
} as const;

export type ApiArea = keyof typeof API_AREAS;
