/** The kinds of organizations. */
export const KINDS = [
  { value: 'company', label: 'Company' },
  { value: 'agency', label: 'Agency' },
  { value: 'internal', label: 'Internal' },
];
