import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Properties {
  readonly title: string;
  /** What would be here, and why one wants it. */
  readonly children: ReactNode;
  /** The button or command that does the first step. */
  readonly action?: ReactNode;
}

/** Shown where there are no records yet. */
export function Empty({ title, children, action }: Properties) {
  return (
    <Paper withBorder p="xl" radius="md">
      <Stack align="flex-start" gap="sm" maw="44rem">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed" component="div">
          {children}
        </Text>
        {action}
      </Stack>
    </Paper>
  );
}
