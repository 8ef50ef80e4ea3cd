import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../session/session-context.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { rememberPlace } from './last-workspace.ts';
import { isMode, type Mode } from './mode.ts';
import { openWorkspace } from './open-workspace.ts';
import { type Workspace, WorkspaceProvider } from './workspace-context.tsx';

interface Properties {
  readonly organization: string;
  readonly mode: string;
  readonly children: ReactNode;
}

/** Opens an organization in one mode, and shows its children with it. */
export function WorkspaceBoundary({ organization, mode, children }: Properties) {
  const { session } = useSession();
  const membership = session.organizations.find((one) => one.organization === organization);
  if (membership === undefined || !isMode(mode)) return <NotFound />;
  return (
    <OpenWorkspace membership={membership} mode={mode}>
      {children}
    </OpenWorkspace>
  );
}

function OpenWorkspace({
  membership,
  mode,
  children,
}: Pick<Workspace, 'membership' | 'mode'> & { readonly children: ReactNode }) {
  const { prompts, refresh } = useSession();
  const { organization } = membership;
  const { livery, tokens } = useMemo(() => openWorkspace(organization, mode, prompts), [organization, mode, prompts]);
  const key = useMemo((): readonly [string, Mode] => [organization, mode], [organization, mode]);
  const { data: token, error, refetch } = useQuery({ queryKey: [...key, 'token'], queryFn: () => tokens.token() });
  useEffect(() => rememberPlace({ organization, mode }), [organization, mode]);
  // The service says so when the membership has ended. The session then no longer names the organization.
  useEffect(() => tokens.onRefusal(() => void refresh()), [tokens, refresh]);
  if (token === undefined) {
    return error === null ? <Waiting /> : <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  const can = (...scopes: readonly string[]): boolean => scopes.some((scope) => token.scopes.includes(scope));
  return (
    <WorkspaceProvider value={{ livery, membership, mode, tokens, token, key, can }}>{children}</WorkspaceProvider>
  );
}
