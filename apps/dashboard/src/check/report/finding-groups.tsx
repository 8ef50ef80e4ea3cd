import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Pictured, type ToNumber } from '../picture/pictured.tsx';
import { countThrough, countUntil, type FindingGroup, portionOf } from './arrange.ts';
import { FindingCard, type FindingTools } from './finding-card.tsx';
import { FurtherFindings } from './further-findings.tsx';
import { counted } from './words.ts';

const PORTION = 50;

/** A finding that the person has asked for. */
export interface Picked {
  readonly id: string;
  /** The slide on whose picture its number is asked for; null for its card. */
  readonly slide: number | null;
}

interface Properties {
  readonly groups: readonly FindingGroup[];
  readonly tools: FindingTools | null;
  /** The check, if there are pictures of its slides. */
  readonly pictured: string | null;
  readonly picked: Picked | null;
  /** Goes to the number of a finding on the picture of whatever slide has it. */
  readonly toNumber: ToNumber;
  readonly onPick: (id: string) => void;
  /** The finding that was asked for is in view. */
  readonly onShown: () => void;
}

/** Findings under their headings, a portion at a time. */
export function FindingGroups({ groups, tools, pictured, picked, toNumber, onPick, onShown }: Properties) {
  const [asked, setAsked] = useState(PORTION);
  const count = Math.max(asked, picked === null ? 0 : countTo(groups, picked));
  const portion = portionOf(groups, count);
  const left = countOf(groups) - countOf(portion);
  useEffect(() => {
    const target = picked === null ? null : document.querySelector<HTMLElement>(selectorOf(picked));
    if (target === null) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    setAsked(count);
    onShown();
  }, [picked]);
  if (groups.length === 0) return <Text>No finding matches the filters.</Text>;
  return (
    <Stack gap="xl">
      {portion.map((group) => (
        <Section key={group.key} group={group}>
          <Beside {...{ group, pictured, onPick }}>
            {(toOwnNumber) => (
              <Stack gap="sm">
                {group.findings.map((numbered) => (
                  <FindingCard
                    key={numbered.finding.id}
                    numbered={numbered}
                    tools={tools}
                    onNumber={toOwnNumber(numbered.finding.id) ?? toNumber(numbered.finding.id)}
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

function countTo(groups: readonly FindingGroup[], { id, slide }: Picked): number {
  return slide === null ? countUntil(groups, id) : countThrough(groups, slide);
}

function selectorOf({ id, slide }: Picked): string {
  return slide === null ? `[id="finding-${id}"]` : `[data-finding="${id}"]`;
}

function countOf(groups: readonly FindingGroup[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
