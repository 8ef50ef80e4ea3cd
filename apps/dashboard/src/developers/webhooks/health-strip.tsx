import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Time } from '../../ui/time.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { countText, percentText } from './health-numbers.ts';
import { useEndpointStats } from './use-endpoint-stats.ts';

const INTERVAL_MS = 10_000;

/** The health of an endpoint at a glance. */
export function HealthStrip({ endpoint }: { readonly endpoint: string }) {
  const { data: stats, error, refetch } = useEndpointStats(endpoint, INTERVAL_MS);
  if (stats === undefined) {
    return error === null ? <Waiting /> : <ErrorPanel error={error} onRetry={() => void refetch()} />;
  }
  const { undelivered, last_24_hours: day, attempts } = stats;
  const { p50, p95 } = attempts.duration_ms;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      <Figure
        title="Accepted attempts"
        value={percentText(attempts.success_rate)}
        note={`${attempts.succeeded} of ${attempts.attempted} in the last 24 hours`}
      />
      <Figure
        title="Response time"
        value={p50 === null ? '–' : `${p50} ms`}
        note={p95 === null ? 'No attempt in the last 24 hours' : `95 % within ${p95} ms`}
      />
      <Figure
        title="Last 24 hours"
        value={`${day.delivered ?? 'Some'} of ${day.created}`}
        note={`delivered, ${countText(day.failed, stats)} failed`}
      />
      <Figure
        title="Not delivered"
        value={countText(undelivered.pending, stats)}
        note={
          <>
            pending, {countText(undelivered.failed, stats)} failed, {countText(undelivered.abandoned, stats)} abandoned.
            Last success: <Time at={stats.last_success} />
          </>
        }
      />
    </SimpleGrid>
  );
}

interface FigureProperties {
  readonly title: string;
  readonly value: string;
  readonly note: ReactNode;
}

function Figure({ title, value, note }: FigureProperties) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fz="h3" fw={650}>
        {value}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {note}
      </Text>
    </Paper>
  );
}
