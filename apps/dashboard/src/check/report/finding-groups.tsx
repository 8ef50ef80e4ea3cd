import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type FindingGroup, portionOf } from './arrange.ts';
import { FindingCard, type FindingTools } from './finding-card.tsx';
import { FurtherFindings } from './further-findings.tsx';
import { counted } from './words.ts';

const PORTION = 50;

interface Properties {
  readonly groups: readonly FindingGroup[];
  readonly tools: FindingTools | null;
}

/** Findings under their headings, a portion at a time. */
export function FindingGroups({ groups, tools }: Properties) {
  const [count, setCount] = useState(PORTION);
  const portion = portionOf(groups, count);
  const left = countOf(groups) - countOf(portion);
  const hasMore = left > 0 || portion.length < groups.length;
  if (groups.length === 0) return <Text>No finding matches the filters.</Text>;
  return (
    <Stack gap="xl">
      {portion.map(({ key, title, scope, findings, further }) => (
        <Stack key={key} gap="sm" component="section" aria-label={title}>
          <Group gap="sm" align="baseline">
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {scope ?? counted(findings.length + further.length, 'finding')}
            </Text>
          </Group>
          {findings.map((numbered) => (
            <FindingCard key={numbered.finding.id} numbered={numbered} tools={tools} />
          ))}
          <FurtherFindings findings={further} />
        </Stack>
      ))}
      {hasMore && (
        <Center>
          <Button variant="default" onClick={() => setCount(count + PORTION)}>
            Show more ({counted(left, 'finding')} left)
          </Button>
        </Center>
      )}
    </Stack>
  );
}

function countOf(groups: readonly FindingGroup[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
