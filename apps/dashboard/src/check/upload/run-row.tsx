import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { CopyText } from '../../ui/copy-text.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SeverityCounts } from '../severity-counts.tsx';
import type { CheckRun, CheckRuns, RunState } from './check-runs.ts';
import { fileSize } from './file-size.ts';
import type { RunProblem } from './run-problem.ts';

interface Properties {
  readonly run: CheckRun;
  readonly runs: CheckRuns;
}

/** One file: its progress, then its findings or why there are none. */
export function RunRow({ run, runs }: Properties) {
  const { id, file, state } = run;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {file.name}{' '}
          <Text span size="sm" c="dimmed">
            {fileSize(file.size)}
          </Text>
        </Text>
        {isOpen(state) && (
          <Button variant="default" size="xs" onClick={() => runs.cancel(id)} aria-label={`Cancel ${file.name}`}>
            Cancel
          </Button>
        )}
      </Group>
      <Outcome {...{ run, runs }} />
    </Stack>
  );
}

function Outcome({ run: { id, file, state }, runs }: Properties) {
  switch (state.phase) {
    case 'waiting':
      return <Text size="sm">Waits for the file before it.</Text>;
    case 'sending':
      return <Bar name={file.name} words={`Sending, ${Math.floor(state.sent * 100)} %`} value={state.sent * 100} />;
    case 'judging':
      return <Bar name={file.name} words="Comparing it with the brand" value={100} />;
    case 'cancelled':
      return (
        <Group gap="sm">
          <Text size="sm">Cancelled.</Text>
          <Button variant="default" size="xs" onClick={() => runs.retry(id)}>
            Check it after all
          </Button>
        </Group>
      );
    case 'failed':
      return <Failure problem={state.problem} onRetry={() => runs.retry(id)} />;
    case 'done':
      return (
        <Group gap="sm">
          <SeverityCounts check={state.check} />
          <PageLink page={`checks/${state.check.id}`} size="sm" fw={600} aria-label={`Open the report on ${file.name}`}>
            Open the report
          </PageLink>
        </Group>
      );
  }
}

function Bar({ name, words, value }: { readonly name: string; readonly words: string; readonly value: number }) {
  const isDone = value === 100;
  return (
    <div>
      <Text size="sm" role="status">
        {words}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={value} striped={isDone} animated={isDone} aria-label={`${words}: ${name}`} />
      </Progress.Root>
    </div>
  );
}

function Failure({ problem, onRetry }: { readonly problem: RunProblem; readonly onRetry: () => void }) {
  const { title, advice, requestId } = problem;
  return (
    <Alert color="red" variant="light" role="alert" p="sm">
      <Group gap="xs">
        <Text size="sm" fw={600} c="inherit">
          {title}
        </Text>
        {advice !== '' && (
          <Text size="sm" c="inherit">
            {advice}
          </Text>
        )}
        {requestId !== null && <CopyText text={requestId} />}
        {(requestId !== null || problem.isPassing) && (
          <Button variant="default" size="xs" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function isOpen({ phase }: RunState): boolean {
  return phase === 'waiting' || phase === 'sending' || phase === 'judging';
}
