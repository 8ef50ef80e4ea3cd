import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasFilter } from './search-values.ts';

interface Properties {
  readonly filter: object;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The filters of a list, side by side. */
export function FilterBar({ filter, onClear, children }: Properties) {
  return (
    <Group component="search" gap="sm" align="flex-end">
      {children}
      {hasFilter(filter) && (
        <Button variant="subtle" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
