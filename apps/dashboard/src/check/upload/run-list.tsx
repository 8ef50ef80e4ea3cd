import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { type CheckRun, type CheckRuns, hasEnded } from './check-runs.ts';
import { RunRow } from './run-row.tsx';

/** The files that were chosen, with how far each one is. */
export function RunList({ runs, list }: { readonly runs: CheckRuns; readonly list: readonly CheckRun[] }) {
  if (list.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby="runs">
      <Group justify="space-between">
        <Title order={2} size="h4" id="runs">
          Your files
        </Title>
        {list.some(({ state }) => hasEnded(state)) && (
          <Button variant="subtle" size="xs" onClick={() => runs.clear()}>
            Clear the list
          </Button>
        )}
      </Group>
      {list.map((run) => (
        <Paper key={run.id} withBorder p="sm">
          <RunRow run={run} runs={runs} />
        </Paper>
      ))}
    </Stack>
  );
}
