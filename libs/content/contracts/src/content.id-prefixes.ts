/** The prefixes of the ids of this context's records, and what each names. */
export const contentIdPrefixes = {
  file: 'an uploaded file',
  fold: 'a folder of the library',
  asset: 'an asset of the library',
  ver: 'a version of an asset',
  rev: 'a review',
  rev_policy: 'a review policy',
  iconset: 'a set of icons',
  icon: 'an icon',
  slide: 'a slide of the library',
  pset: 'a set of slides',
  dep: 'a deployment',
  dep_diff: 'a comparison of two deployments',
} as const;

declare module '@livery/kernel' {
  interface IdPrefixes extends Readonly<typeof contentIdPrefixes> {}
}
