import { Code, Group, Text } from '@mantine/core';
import { inOrder } from './scope-areas.ts';
import classes from './scope-list.module.css';

interface Properties {
  readonly scopes: readonly string[];
  /** The number of scopes that are named; the others are counted. */
  readonly most?: number;
}

/** The scopes of a credential. */
export function ScopeList({ scopes, most = scopes.length }: Properties) {
  const named = inOrder(scopes).slice(0, most);
  const others = scopes.length - named.length;
  return (
    <Group gap={4}>
      {named.map((scope) => (
        <Code key={scope} className={classes['scope'] ?? ''}>
          {scope}
        </Code>
      ))}
      {others > 0 && (
        <Text size="xs" c="dimmed">
          and {others} more
        </Text>
      )}
    </Group>
  );
}
