import { Button, Group, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { AuditFilter } from './audit-filter.ts';

interface Properties {
  readonly initial: AuditFilter;
  readonly onApply: (filter: AuditFilter) => void;
}

const FIELDS = [
  { name: 'action', label: 'Action', placeholder: 'api_key.created', type: 'text' },
  { name: 'principal', label: 'Who', placeholder: 'user_… or key_…', type: 'text' },
  { name: 'target', label: 'Record', placeholder: 'An id', type: 'text' },
  { name: 'from', label: 'From', placeholder: undefined, type: 'date' },
  { name: 'to', label: 'To', placeholder: undefined, type: 'date' },
] as const;

/** The filters of the log. They hold once they are applied, and are then in the address. */
export function AuditFilters({ initial, onApply }: Properties) {
  const [filter, setFilter] = useState(initial);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onApply(filter);
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        {FIELDS.map(({ name, label, placeholder, type }) => (
          <TextInput
            key={name}
            size="xs"
            label={label}
            type={type}
            placeholder={placeholder}
            value={filter[name] ?? ''}
            onChange={({ currentTarget: { value } }) => setFilter((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <Button size="xs" type="submit" variant="default">
          Filter
        </Button>
        {Object.keys(initial).length > 0 && (
          <Button size="xs" variant="subtle" onClick={() => onApply({})}>
            Clear
          </Button>
        )}
      </Group>
    </form>
  );
}
