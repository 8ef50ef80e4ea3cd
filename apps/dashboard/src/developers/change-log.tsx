import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ActorName } from '../ui/actor-name.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { IdLink } from '../ui/id-link.tsx';
import { Time } from '../ui/time.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import classes from './change-log.module.css';

const MOST = 20;

/** The last changes of a record, out of the audit log. */
export function ChangeLog({ target }: { readonly target: string }) {
  const { livery, key, can } = useWorkspace();
  const mayRead = can('platform:read', 'platform:write');
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'audit-entries', { target }],
    queryFn: async ({ signal }) => livery.auditEntries.list({ target, limit: MOST }, { signal }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        Changes
      </Title>
      {error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      <ul className={classes['log']}>
        {data?.data.map(({ id, action, actor, changes, created, request_id: request }) => (
          <li key={id}>
            <Text component="span" fw={600}>
              {action}
            </Text>
            {changes.length > 0 && <span>{changes.map(({ field }) => field).join(', ')}</span>}
            <span>
              <ActorName id={actor} />
            </span>
            <Time at={created} />
            {request !== null && <IdLink id={request} />}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
