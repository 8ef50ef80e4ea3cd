import type { Membership } from '../session/session-api.ts';
import { isMode, type Mode } from './mode.ts';

const STORED = 'livery:workspace';

export interface Place {
  readonly organization: string;
  readonly mode: Mode;
}

/** The organization and mode that the person saw last on this browser, else the first one; undefined without organizations. */
export function firstPlace(memberships: readonly Membership[]): Place | undefined {
  const [organization = '', mode = ''] = (localStorage.getItem(STORED) ?? '').split('/');
  if (isMode(mode) && memberships.some((membership) => membership.organization === organization))
    return { organization, mode };
  const first = memberships.find(({ status }) => status === 'active') ?? memberships[0];
  return first && { organization: first.organization, mode: 'live' };
}

export function rememberPlace({ organization, mode }: Place): void {
  localStorage.setItem(STORED, `${organization}/${mode}`);
}
