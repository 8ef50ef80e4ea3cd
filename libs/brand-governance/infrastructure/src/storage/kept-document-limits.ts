/** How long and how many documents are kept, unless the operator says otherwise. */
export const KEPT_DOCUMENT_LIMITS = {
  days: 30,
  /** The most GiB of one organization. */
  gibOfOrganization: 10,
} as const;
