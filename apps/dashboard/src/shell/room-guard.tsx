import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ROLE_LABELS } from '../settings/roles.ts';
import { Page } from '../ui/page.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { useCurrentPage } from '../workspace/use-current-page.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { FLOORS, isIn } from './rooms.ts';

/** Shows its children, unless they are a page that the role of the person does not open. Such a page is never started. */
export function RoomGuard({ children }: { readonly children: ReactNode }) {
  const { can, token } = useWorkspace();
  const current = useCurrentPage();
  const room = FLOORS.flatMap(({ rooms }) => rooms).find((one) => isIn(one, current));
  if (room?.scopes === undefined || can(...room.scopes)) return children;
  return (
    <Page title={`Your role (${ROLE_LABELS[token.role]}) does not open this page`}>
      <Text maw="46rem">
        “{room.label}” is for other roles. An owner or admin of the organization can change yours.
      </Text>
      <PageLink page="check">Check a document</PageLink>
    </Page>
  );
}
