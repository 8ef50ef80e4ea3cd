import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Properties {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A part of a page with a title of its own. */
export function Panel({ title, description, children }: Properties) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      {description !== undefined && (
        <Text c="dimmed" maw="46rem">
          {description}
        </Text>
      )}
      {children}
    </Stack>
  );
}
