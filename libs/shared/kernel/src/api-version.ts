/** The supported versions of the API, oldest first. */
export const API_VERSIONS = ['2026-11-20'] as const;

/** The version to which new credentials are pinned, and in which events are rendered. */
export const CURRENT_API_VERSION = '2026-11-20';

export function isApiVersion(value: string): boolean {
  return API_VERSIONS.some((version) => version === value);
}
