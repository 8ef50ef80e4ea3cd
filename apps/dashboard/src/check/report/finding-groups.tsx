import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Pictured, type ToNumber } from '../picture/pictured.tsx';
import { countUntil, type FindingGroup, portionOf } from './arrange.ts';
import { FindingCard, type FindingTools } from './finding-card.tsx';
import { FurtherFindings } from './further-findings.tsx';
import { counted } from './words.ts';

const PORTION = 50;

interface Properties {
  readonly groups: readonly FindingGroup[];
  readonly tools: FindingTools | null;
  /** The check, if there are pictures of its slides. */
  readonly pictured: string | null;
  /** The id of the finding that the person has asked for. */
  readonly picked: string | null;
  readonly onPick: (id: string) => void;
  /** The finding that was asked for is in view. */
  readonly onShown: () => void;
}

/** Findings under their headings, a portion at a time. */
export function FindingGroups({ groups, tools, pictured, picked, onPick, onShown }: Properties) {
  const [asked, setAsked] = useState(PORTION);
  const count = Math.max(asked, picked === null ? 0 : countUntil(groups, picked));
  const portion = portionOf(groups, count);
  const left = countOf(groups) - countOf(portion);
  useEffect(() => {
    const card = picked === null ? null : document.getElementById(`finding-${picked}`);
    if (card === null) return;
    card.scrollIntoView({ block: 'center' });
    card.focus({ preventScroll: true });
    setAsked(count);
    onShown();
  }, [picked]);
  if (groups.length === 0) return <Text>No finding matches the filters.</Text>;
  return (
    <Stack gap="xl">
      {portion.map((group) => (
        <Section key={group.key} group={group}>
          <Beside {...{ group, pictured, onPick }}>
            {(toNumber) => (
              <Stack gap="sm">
                {group.findings.map((numbered) => (
                  <FindingCard
                    key={numbered.finding.id}
                    numbered={numbered}
                    tools={tools}
                    onNumber={toNumber(numbered.finding.id)}
                  />
                ))}
                <FurtherFindings findings={group.further} onPick={onPick} />
              </Stack>
            )}
          </Beside>
        </Section>
      ))}
      {(left > 0 || portion.length < groups.length) && (
        <Center>
          <Button variant="default" onClick={() => setAsked(count + PORTION)}>
            Show more ({counted(left, 'finding')} left)
          </Button>
        </Center>
      )}
    </Stack>
  );
}

function Section({ group, children }: { readonly group: FindingGroup; readonly children: ReactNode }) {
  const { title, scope, findings, further } = group;
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Group gap="sm" align="baseline">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {scope ?? counted(findings.length + further.length, 'finding')}
        </Text>
      </Group>
      {children}
    </Stack>
  );
}

/** Puts the findings of a slide beside its picture. */
function Beside({
  group: { slide, findings, further },
  pictured,
  onPick,
  children,
}: Pick<Properties, 'pictured' | 'onPick'> & {
  readonly group: FindingGroup;
  readonly children: (toNumber: ToNumber) => ReactNode;
}) {
  if (slide === null || pictured === null) return children(() => undefined);
  return (
    <Pictured check={pictured} slide={slide} findings={[...findings, ...further]} onPick={onPick}>
      {children}
    </Pictured>
  );
}

function countOf(groups: readonly FindingGroup[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
