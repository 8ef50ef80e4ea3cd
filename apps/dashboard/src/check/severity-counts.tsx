import { Group } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { Mark } from './mark.tsx';
import { SEVERITIES } from './severity.ts';

/** How many findings a check has, by severity, or why it has none. */
export function SeverityCounts({
  check: { status, summary },
}: {
  readonly check: Pick<BrandCheck, 'status' | 'summary'>;
}) {
  if (summary === null) return status === 'pending' ? <Mark>Being checked</Mark> : <Mark kind="bad">Not checked</Mark>;
  if (summary.total === 0) return <Mark kind="good">No findings</Mark>;
  return (
    <Group gap={6}>
      {SEVERITIES.filter((severity) => summary.by_severity[severity] > 0).map((severity) => (
        <Mark key={severity} kind={severity}>
          {summary.by_severity[severity]} {severity}
        </Mark>
      ))}
    </Group>
  );
}
