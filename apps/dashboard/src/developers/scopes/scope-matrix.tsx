import { Checkbox, Fieldset, Stack, Table, Text } from '@mantine/core';
import { useId } from 'react';
import { SCOPE_AREAS, withScope } from './scope-areas.ts';
import classes from './scope-matrix.module.css';

interface Properties {
  readonly legend: string;
  readonly scopes: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
  /** Whether a scope can be selected. */
  readonly isSelectable: (scope: string) => boolean;
  /** Why some scopes cannot be selected. */
  readonly reason: string;
}

/** Selects scopes: a row for each kind of record, a column each for reading and for changing. */
export function ScopeMatrix({ legend, scopes, onChange, isSelectable, reason }: Properties) {
  const reasonId = useId();
  const areAllSelectable = SCOPE_AREAS.every(({ read, write }) =>
    [read, write].every((scope) => scope === undefined || isSelectable(scope)),
  );
  const box = (area: string, action: string, scope?: string) =>
    scope !== undefined && (
      <Checkbox
        aria-label={`${area}: ${action} (${scope})`}
        aria-describedby={isSelectable(scope) ? undefined : reasonId}
        title={scope}
        checked={scopes.includes(scope)}
        disabled={!isSelectable(scope)}
        onChange={({ currentTarget }) => onChange(withScope(scopes, scope, currentTarget.checked))}
      />
    );
  return (
    <Fieldset legend={legend} p="xs">
      <Stack gap="xs">
        <Table className={classes['matrix'] ?? ''} withRowBorders={false} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Records</Table.Th>
              <Table.Th scope="col">Read</Table.Th>
              <Table.Th scope="col">Write</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {SCOPE_AREAS.map(({ label, read, write }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{box(label, 'read', read)}</Table.Td>
                <Table.Td>{box(label, 'write', write)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {!areAllSelectable && (
          <Text size="sm" c="dimmed" id={reasonId}>
            {reason}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
