import { Group, Paper, Text } from '@mantine/core';
import type { Finding } from '@livery/sdk';
import { FindingDetail } from '../finding-detail.tsx';
import { Mark } from '../mark.tsx';
import { counted } from '../report/words.ts';
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
        {fresh !== null && <Mark>{counted(fresh, 'new place')}</Mark>}
      </Group>
      <FindingDetail>{detail}</FindingDetail>
    </Paper>
  );
}
