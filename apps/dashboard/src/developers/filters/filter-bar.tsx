import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface Properties {
  readonly children: ReactNode;
  /** Null if nothing is filtered. */
  readonly onClear: (() => void) | null;
}

/** The filters of a list, side by side. */
export function FilterBar({ children, onClear }: Properties) {
  return (
    <Group component="search" gap="sm" align="flex-end">
      {children}
      {onClear !== null && (
        <Button variant="subtle" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
