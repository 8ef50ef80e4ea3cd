import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './page.module.css';

interface Properties {
  readonly title: string;
  /** One or two sentences: what this page is for. */
  readonly description?: ReactNode;
  /** Above the title, such as the link to the list. */
  readonly above?: ReactNode;
  /** Beside the title, such as the button that creates a record. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page: its title, what can be done, and its content. */
export function Page({ title, description, above, actions, children }: Properties) {
  useEffect(() => {
    document.title = `${title} · Livery`;
  }, [title]);
  return (
    <Stack gap="lg" className={classes['page'] ?? ''}>
      <Stack gap="xs">
        {above}
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={1} size="h2">
            {title}
          </Title>
          {actions !== undefined && <Group gap="xs">{actions}</Group>}
        </Group>
        {description !== undefined && (
          <Text c="dimmed" maw="46rem">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
