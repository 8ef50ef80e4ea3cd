/** The dated versions of the API that are served, oldest first. */
export const API_VERSIONS = ['2026-11-20'] as const;

/** What new credentials are pinned to and events are rendered in. */
export const CURRENT_API_VERSION = '2026-11-20';

export function isApiVersion(value: string): boolean {
  return API_VERSIONS.some((version) => version === value);
}
