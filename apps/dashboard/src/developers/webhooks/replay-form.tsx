import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { type SyntheticEvent, useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { countsOf, fieldTime, isComplete, REPLAY_STATUSES, type ReplayDraft, replayOf } from './replay-draft.ts';
import { ReplayCount, ReplayProgress } from './replay-progress.tsx';
import { useReplay } from './use-replay.ts';

const DAY_MS = 86_400_000;

interface Properties {
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

/** Asks for a period, counts what would be sent, and sends it after a second click. */
export function ReplayForm({ endpoint, onClose }: Properties) {
  const [draft, setDraft] = useState(() => firstDraft(endpoint));
  const count = useReplay(endpoint.id, true);
  const replay = useReplay(endpoint.id, false);
  const change = (changed: Partial<ReplayDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
    count.reset();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    count.start(draft);
  };
  const error = count.error ?? replay.error;
  if (replay.job !== undefined) return <ReplayProgress job={replay.job} onClose={onClose} />;
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
          data={[...REPLAY_STATUSES]}
          value={draft.status}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        />
        {count.job !== undefined && <ReplayCount job={count.job} />}
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          {isComplete(draft) && (
            <AsCurl method="POST" path={`/webhook_endpoints/${endpoint.id}/replay`} body={replayOf(draft, true)} />
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {count.job?.status === 'completed' ? (
            <WaitingButton
              isWaiting={replay.isRunning}
              disabled={countsOf(count.job.result).total === 0}
              onClick={() => replay.start(draft)}
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

/** What was missed, if anything was; else what failed in the last day. */
function firstDraft({ missed_since: missed }: WebhookEndpoint): ReplayDraft {
  if (missed !== null) return { since: fieldTime(new Date(missed)), until: '', status: 'missing' };
  return { since: fieldTime(new Date(Date.now() - DAY_MS)), until: '', status: 'failed' };
}
