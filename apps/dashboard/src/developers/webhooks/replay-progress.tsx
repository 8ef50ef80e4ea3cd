import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { Job } from '@livery/sdk';
import { countsOf } from './replay-draft.ts';
import { leadingJob } from './use-replays.ts';

interface Properties {
  readonly jobs: readonly Job[];
}

/** Says how many deliveries a replay would send. */
export function ReplayCount({ jobs }: Properties) {
  const job = leadingJob(jobs);
  if (job?.status === 'failed') return <Failure job={job} />;
  if (job?.status !== 'completed') return <Text role="status">Counting…</Text>;
  const { total, parts } = countsOf(jobs.map(({ result }) => result));
  return (
    <Alert color={total === 0 ? 'gray' : 'yellow'} variant="light" role="status">
      {total === 0
        ? 'Nothing would be sent: no delivery of this period fits.'
        : `${total} ${total === 1 ? 'delivery' : 'deliveries'} would be sent: ${parts.join(', ')}.`}
    </Alert>
  );
}

/** How far a replay is, and what it sent. */
export function ReplayProgress({ jobs, onClose }: Properties & { readonly onClose: () => void }) {
  return (
    <Stack>
      <State jobs={jobs} />
      <Group justify="flex-end">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  );
}

function State({ jobs }: Properties) {
  const job = leadingJob(jobs);
  if (job === undefined) return null;
  const { status, progress } = job;
  if (status === 'failed') return <Failure job={job} />;
  if (status === 'cancelled') return <Text role="status">The replay was cancelled.</Text>;
  if (status === 'completed') {
    return (
      <Alert color="pine" variant="light" role="status" title="The deliveries are on their way">
        Sent behind new events: {countsOf(jobs.map(({ result }) => result)).parts.join(', ')}. The list of deliveries
        shows what becomes of them.
      </Alert>
    );
  }
  const { done, total, step } = progress;
  return (
    <>
      <Progress
        value={total === null || total === 0 ? 100 : (done / total) * 100}
        animated={total === null}
        aria-label="Progress of the replay"
      />
      <Text role="status">
        {step ?? 'Waiting for its turn'}: {done}
        {total !== null && ` of ${total}`}
      </Text>
      <Text c="dimmed">It goes on when you close this window.</Text>
    </>
  );
}

function Failure({ job: { error } }: { readonly job: Job }) {
  return (
    <Alert color="red" variant="light" role="alert" title="The job failed">
      {error?.message}
    </Alert>
  );
}
