import { Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** Few people are in several organizations, so that its code is no part of the first page. */
const OrganizationList = lazy(async () => {
  const { OrganizationList } = await import('./organization-list.tsx');
  return { default: OrganizationList };
});

/** The name of the organization; a list if the person is in several. */
export function OrganizationSwitch() {
  const { session } = useSession();
  const { membership } = useWorkspace();
  const name = (
    <Text fw={650} px="sm" pt="xs" lineClamp={2}>
      {membership.name}
    </Text>
  );
  if (session.organizations.length === 1) return name;
  return (
    <Suspense fallback={name}>
      <OrganizationList />
    </Suspense>
  );
}
