import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { type SyntheticEvent, useState } from 'react';
import { AllAsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { countsOf, isComplete, REPLAY_CHOICES, type ReplayDraft, replaysOf } from './replay-draft.ts';
import { ReplayCount, ReplayProgress } from './replay-progress.tsx';
import { leadingJob, useReplays } from './use-replays.ts';

interface Properties {
  readonly endpoint: WebhookEndpoint;
  readonly initial: ReplayDraft;
  readonly onClose: () => void;
}

/** Asks for a period, counts what would be sent, and sends it after a second click. */
export function ReplayForm({ endpoint, initial, onClose }: Properties) {
  const [draft, setDraft] = useState(initial);
  const count = useReplays(endpoint.id);
  const replay = useReplays(endpoint.id);
  const change = (changed: Partial<ReplayDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
    count.reset();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    count.start(replaysOf(draft, endpoint, true));
  };
  const path = `/webhook_endpoints/${endpoint.id}/replay`;
  const counted = count.jobs ?? [];
  const isCounted = leadingJob(counted)?.status === 'completed';
  const error = count.error ?? replay.error;
  if (replay.jobs !== undefined) return <ReplayProgress jobs={replay.jobs} onClose={onClose} />;
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>Deliveries of a period are sent again, with the same ids and bytes, behind new events.</Text>
        <Group grow align="flex-start">
          <TextInput
            type="datetime-local"
            step={1}
            label="Events since"
            required
            value={draft.since}
            onChange={({ currentTarget }) => change({ since: currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            step={1}
            label="Until (empty: now)"
            value={draft.until}
            onChange={({ currentTarget }) => change({ until: currentTarget.value })}
          />
        </Group>
        <NativeSelect
          label="What is sent"
          data={[...REPLAY_CHOICES]}
          value={draft.status}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        />
        {count.jobs !== undefined && <ReplayCount jobs={count.jobs} />}
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          {isComplete(draft) && (
            <AllAsCurl requests={replaysOf(draft, endpoint, true).map((body) => ({ method: 'POST', path, body }))} />
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {isCounted ? (
            <WaitingButton
              isWaiting={replay.isRunning}
              disabled={countsOf(counted.map(({ result }) => result)).total === 0}
              onClick={() => replay.start(replaysOf(draft, endpoint, false))}
            >
              Send them
            </WaitingButton>
          ) : (
            <WaitingButton type="submit" isWaiting={count.isRunning} disabled={!isComplete(draft)}>
              Count first
            </WaitingButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
