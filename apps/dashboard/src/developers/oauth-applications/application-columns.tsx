import { Badge, Code, Stack, Text } from '@mantine/core';
import type { OAuthApplication } from '@livery/sdk';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import classes from '../cells.module.css';
import { ScopeList } from '../scopes/scope-list.tsx';

/** The columns of the list of applications. */
export const APPLICATION_COLUMNS: readonly Column<OAuthApplication>[] = [
  {
    title: 'Name',
    cell: ({ id, name, description }) => (
      <Stack gap={2} align="flex-start">
        <PageLink page={`developers/oauth-applications/${id}`} fw={600} lineClamp={3}>
          {name}
        </PageLink>
        {description !== null && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        )}
      </Stack>
    ),
  },
  { title: 'Client id', cell: ({ client_id: id }) => <Code>{id}</Code> },
  { title: 'State', cell: (application) => <ApplicationState {...application} /> },
  { title: 'Scopes', cell: ({ requested_scopes: scopes }) => <ScopeList scopes={scopes} most={3} /> },
  { title: 'Last used', cell: ({ secrets }) => <LastUse secrets={secrets} /> },
];

export function ApplicationState({ status }: Pick<OAuthApplication, 'status'>) {
  const isActive = status === 'active';
  return <Badge color={isActive ? 'pine' : 'gray'}>{isActive ? 'Active' : 'Disabled'}</Badge>;
}

function LastUse({ secrets }: Pick<OAuthApplication, 'secrets'>) {
  const uses = secrets.map(({ last_used_at }) => last_used_at).filter((at) => at !== null);
  const last = uses.toSorted().at(-1);
  return <span className={classes['whole']}>{last === undefined ? 'Never' : <Time at={last} />}</span>;
}
