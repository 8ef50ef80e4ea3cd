import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Session, sessionApi } from '../../session/session-api.ts';
import { useSession } from '../../session/session-context.tsx';
import { SIGN_IN_PATH } from '../../session/sign-in-path.ts';
import { announce } from '../../session/signals.ts';
import { withPrompts } from '../../session/with-prompts.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Time } from '../../ui/time.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Panel } from '../panel.tsx';
import { browserName } from './browser-name.ts';
import { SESSIONS_KEY } from './sessions-key.ts';

/** The browsers in which the person is signed in. */
export function SessionsPanel() {
  const { prompts } = useSession();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => withPrompts(prompts, sessionApi.list),
  });
  const end = useMutation({
    mutationFn: async (ended: readonly Session[]) => {
      for (const { id } of ended) await withPrompts(prompts, () => sessionApi.end(id));
    },
    onSuccess(_done, ended) {
      if (!ended.some((one) => one.is_current)) return;
      announce('signed_out');
      location.assign(SIGN_IN_PATH);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  const others = data?.filter((one) => !one.is_current) ?? [];
  return (
    <Panel title="Sessions" description="Where you are signed in. End what you do not know, and change the password.">
      {error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data?.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          isRunning={end.isPending}
          onEnd={() => end.mutateAsync([session])}
        />
      ))}
      {others.length > 0 && (
        <Group>
          <ConfirmButton
            label="End all other sessions"
            consequence="Everybody who is signed in as you in another browser is signed out within a second."
            onConfirm={() => end.mutateAsync(others)}
            isRunning={end.isPending}
          />
        </Group>
      )}
    </Panel>
  );
}

interface CardProperties {
  readonly session: Session;
  readonly isRunning: boolean;
  readonly onEnd: () => Promise<unknown>;
}

function SessionCard({ session, isRunning, onEnd }: CardProperties) {
  const { user_agent: userAgent, ip, created, last_used_at: lastUsed, is_current: isCurrent } = session;
  return (
    <Paper withBorder p="md" radius="md">
      <Group justify="space-between">
        <Stack gap={2}>
          <Group gap="xs">
            <Text fw={600}>{browserName(userAgent)}</Text>
            {isCurrent && <Badge>This browser</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            Signed in <Time at={created} />, last used <Time at={lastUsed} />
            {ip !== null && `, from the address ${ip}`}
          </Text>
        </Stack>
        <ConfirmButton
          label={isCurrent ? 'Sign out here' : 'End'}
          size="xs"
          consequence={
            isCurrent
              ? 'You are signed out in this browser, in all its tabs.'
              : 'Whoever uses this browser is signed out within a second.'
          }
          onConfirm={onEnd}
          isRunning={isRunning}
        />
      </Group>
    </Paper>
  );
}
