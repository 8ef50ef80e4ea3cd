import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Properties {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page of a record, with its own title. */
export function Section({ title, actions, children }: Properties) {
  const id = useId();
  return (
    <Stack gap="sm" component="section" aria-labelledby={id}>
      <Group justify="space-between">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
