import { Group, Paper, Text } from '@mantine/core';
import type { Finding } from '@livery/sdk';
import { Mark } from '../mark.tsx';
import { isSeverity } from '../severity.ts';

/** A finding of a comparison, in short. */
export function ComparedFinding({ finding }: { readonly finding: Finding }) {
  const { severity, title, detail, new_occurrences: fresh } = finding;
  return (
    <Paper withBorder p="sm">
      <Group gap="xs">
        {isSeverity(severity) && <Mark kind={severity}>{severity}</Mark>}
        <Text fw={600} size="sm">
          {title}
        </Text>
        {fresh !== null && <Mark>{fresh} new places</Mark>}
      </Group>
      <Text size="sm">{detail}</Text>
    </Paper>
  );
}
