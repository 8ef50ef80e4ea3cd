import { Anchor, List, Text } from '@mantine/core';
import type { NumberedFinding } from './arrange.ts';
import { causeInWords, whereInWords } from './words.ts';

const SHOWN = 12;

interface Properties {
  readonly findings: readonly NumberedFinding[];
  readonly onPick: (id: string) => void;
}

/** Findings that also show at a place, and are described elsewhere. */
export function FurtherFindings({ findings, onPick }: Properties) {
  if (findings.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        Also here
      </Text>
      <List size="sm">
        {findings.slice(0, SHOWN).map(({ number, finding }) => (
          <List.Item key={finding.id}>
            <Anchor component="button" type="button" size="sm" onClick={() => onPick(finding.id)}>
              {number}: {finding.title}
            </Anchor>{' '}
            <Text span size="sm" c="dimmed">
              {finding.origin === null
                ? `see ${whereInWords(finding) ?? 'the document'}`
                : causeInWords(finding.origin)}
            </Text>
          </List.Item>
        ))}
      </List>
      {findings.length > SHOWN && <Text size="sm">and {findings.length - SHOWN} more</Text>}
    </div>
  );
}
