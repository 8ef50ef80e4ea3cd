import { Button, Group } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { hasFilter } from './search-values.ts';

interface Properties {
  readonly filter: object;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The filters of a list, side by side. Clearing them also empties what was typed and cannot be used. */
export function FilterBar({ filter, onClear, children }: Properties) {
  const [clearings, setClearings] = useState(0);
  const clear = (): void => {
    setClearings(clearings + 1);
    onClear();
  };
  return (
    <Group component="search" gap="sm" align="flex-start">
      <Fragment key={clearings}>{children}</Fragment>
      {hasFilter(filter) && (
        <Button variant="subtle" mt={{ base: 0, xs: 25 }} onClick={clear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
