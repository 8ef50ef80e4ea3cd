/** An organization in one mode, the owner of data. It is the first argument of every repository read. */
export interface Tenant {
  /** UUID of the organization. */
  readonly organizationId: string;
  /** Whether this is live mode. Live and test mode have separate data. */
  readonly livemode: boolean;
}
