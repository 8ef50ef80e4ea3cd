import type { Livery } from '@livery/sdk';
import { createContext, type ReactNode, use } from 'react';
import type { Membership, UserToken } from '../session/session-api.ts';
import type { UserTokens } from '../session/user-tokens.ts';
import type { Mode } from './mode.ts';

/** One organization in one mode: what the pages show, and how they read and change it. */
export interface Workspace {
  /** The client library with the rights of the person in this organization and mode. */
  readonly livery: Livery;
  readonly membership: Membership;
  readonly mode: Mode;
  readonly tokens: UserTokens;
  readonly token: UserToken;
  /** The beginning of the keys of all queries of this workspace. */
  readonly key: readonly [organization: string, mode: Mode];
  /** Whether the person has one of these scopes, such as `platform:write`. The service decides again at each request. */
  readonly can: (...scopes: readonly string[]) => boolean;
}

const Context = createContext<Workspace | null>(null);

export function WorkspaceProvider({ value, children }: { readonly value: Workspace; readonly children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function useWorkspace(): Workspace {
  const workspace = use(Context);
  if (workspace === null) throw new Error('There is no workspace around this component.');
  return workspace;
}
