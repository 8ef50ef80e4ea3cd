/** Whose data: one organization in one mode. First argument of every repository read. */
export interface Tenant {
  /** UUID of the organization. */
  readonly organizationId: string;
  /** true: live data; false: the isolated test data. */
  readonly livemode: boolean;
}
