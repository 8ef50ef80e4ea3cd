/** The prefixes of the ids of this context's records, and what each names. */
export const deliveryIdPrefixes = {
  evt: 'an event',
  whk: 'a webhook endpoint',
  whk_stats: 'the statistics of a webhook endpoint',
  whd: 'a delivery',
  wha: 'an attempt of a delivery',
} as const;

declare module '@livery/kernel' {
  interface IdPrefixes extends Readonly<typeof deliveryIdPrefixes> {}
}
