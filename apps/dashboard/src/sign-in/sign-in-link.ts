/** A link that somebody opened. */
export interface OpenedLink {
  /** `sil_…` */
  readonly secret: string;
  /** The link of the first start posts by itself: nobody else can have it, since it works on this machine only. */
  readonly isFirstRun: boolean;
}

/** Returns the link in the fragment of the address, `#token=sil_…` or `#first-run=sil_…`, and removes it from there. */
export function takeLink(): OpenedLink | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname + location.search);
  const [secret, firstRun] = [fragment.get('token'), fragment.get('first-run')];
  if (firstRun !== null) return { secret: firstRun, isFirstRun: true };
  return secret === null ? null : { secret, isFirstRun: false };
}
