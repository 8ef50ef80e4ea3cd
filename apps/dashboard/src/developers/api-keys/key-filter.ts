/** Which keys the list shows: without a value those that can be used. */
export interface KeyFilter {
  readonly show?: 'ended' | 'all' | undefined;
}

/** The filter in the address. Other values are dropped. */
export function keyFilterOf({ show }: Readonly<Record<string, unknown>>): KeyFilter {
  return show === 'ended' || show === 'all' ? { show } : {};
}

/** The filter as a parameter of the list of the API. */
export function activeOf({ show }: KeyFilter): { readonly active?: boolean } {
  return show === 'all' ? {} : { active: show !== 'ended' };
}
