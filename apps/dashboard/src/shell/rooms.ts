/** A page in the navigation. */
export interface Room {
  readonly label: string;
  /** The path below the organization and mode. */
  readonly page: string;
  /** The scopes of which a person needs one to see it; everybody sees it if there are none. */
  readonly scopes?: readonly string[];
}

export interface Floor {
  readonly label: string;
  readonly rooms: readonly Room[];
}

/** Whether a page is that of a room, or below it. @param path the path below the organization and mode */
export function isIn({ page }: Room, path: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

const READS_PLATFORM = ['platform:read', 'platform:write'];
const READS_BRAND = ['brand:read', 'brand:write'];

/**
 * The navigation. The guideline editors (palettes, fonts, rules) will be a group "Guideline" after "Check"; the library, icons, slides and
 * deployments a group "Content" after it. They are not shown before they exist.
 */
export const FLOORS: readonly Floor[] = [
  {
    label: 'Check',
    rooms: [
      { label: 'Check a document', page: 'check', scopes: ['brand:read', 'brand:checks:write', 'brand:write'] },
      { label: 'All checks', page: 'checks', scopes: READS_BRAND },
    ],
  },
  {
    label: 'Developers',
    rooms: [
      { label: 'API keys', page: 'developers/api-keys', scopes: [...READS_PLATFORM, 'platform:api_keys:write'] },
      { label: 'OAuth applications', page: 'developers/oauth-applications', scopes: READS_PLATFORM },
      {
        label: 'Webhooks',
        page: 'developers/webhooks',
        scopes: [...READS_PLATFORM, 'platform:webhook_endpoints:write'],
      },
      { label: 'Events', page: 'developers/events', scopes: READS_PLATFORM },
      { label: 'Requests', page: 'developers/requests', scopes: READS_PLATFORM },
    ],
  },
  {
    label: 'Settings',
    rooms: [
      { label: 'Organization', page: 'settings/organization', scopes: READS_PLATFORM },
      { label: 'Members', page: 'settings/members', scopes: READS_PLATFORM },
      { label: 'Audit log', page: 'settings/audit-log', scopes: READS_PLATFORM },
      { label: 'Your sign-in', page: 'settings/sign-in' },
    ],
  },
];
