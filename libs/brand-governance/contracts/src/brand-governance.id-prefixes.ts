/** The prefixes of the ids of this context's records, and what each names. */
export const brandGovernanceIdPrefixes = {
  brand_check: 'a brand check',
  brand_check_fix: 'the fix of a brand check',
  brand_comparison: 'a comparison of two brand checks',
  brand_report: 'the report on a brand check',
  brand_illustration: 'the pictures of a brand check',
  sup: 'an accepted finding',
  brand_rule: 'a brand rule',
  palette: 'a palette',
  col: 'a colour of a palette',
  pal_state: 'the state of all palettes',
  font: 'a font',
  draft: 'a guideline that was learnt from a template',
} as const;

declare module '@livery/kernel' {
  interface IdPrefixes extends Readonly<typeof brandGovernanceIdPrefixes> {}
}
