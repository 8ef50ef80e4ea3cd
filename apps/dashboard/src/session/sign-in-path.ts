export const DASHBOARD_PATH = '/dashboard';
export const SIGN_IN_PATH = '/dashboard/sign-in';

/** The address of the sign-in page from which a person comes back to this page. */
export function signInAddress(page: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ next: page })}`;
}

/** The page to open after the sign-in: only pages of the dashboard, so that links to the sign-in page lead nowhere else. */
export function pageAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const url = URL.parse(next, location.origin);
  if (url === null) return `${DASHBOARD_PATH}/`;
  const isOurs = url.origin === location.origin && url.pathname.startsWith(`${DASHBOARD_PATH}/`);
  return isOurs && url.pathname !== SIGN_IN_PATH ? url.pathname + url.search + url.hash : `${DASHBOARD_PATH}/`;
}
