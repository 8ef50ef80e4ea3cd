import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import classes from './checks-filters.module.css';
import { type ChecksSearch, checksSearchOf } from './checks-search.ts';

interface Properties {
  readonly search: ChecksSearch;
  readonly onChange: (search: ChecksSearch) => void;
}

const STATUS_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'completed', label: 'Checked' },
  { value: 'pending', label: 'Being checked' },
  { value: 'failed', label: 'Not checked' },
];
const KIND_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'pptx', label: 'Presentations' },
  { value: 'docx', label: 'Text documents' },
];

/** The filters of the list. Texts take effect with Enter, and when the field is left. */
export function ChecksFilters({ search, onChange }: Properties) {
  const { membership } = useWorkspace();
  const set = (name: keyof ChecksSearch, value: string): void => {
    if (value !== (search[name] ?? '')) onChange(checksSearchOf({ ...search, [name]: value }));
  };
  const text = (name: 'q' | 'document') => ({
    key: `${name}=${search[name]}`,
    defaultValue: search[name] ?? '',
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => set(name, currentTarget.value),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') set(name, currentTarget.value);
    },
  });
  const whoOptions = [
    { value: '', label: 'Everybody' },
    { value: membership.user, label: 'Me' },
    ...(isOther(search.created_by, membership.user) ? [{ value: search.created_by, label: search.created_by }] : []),
  ];
  const hasFilters = Object.keys(search).length > 0;
  const { key: nameKey, ...name } = text('q');
  const { key: documentKey, ...document } = text('document');
  return (
    <div className={classes['filters']} role="search" aria-label="Filters of the list">
      <TextInput key={nameKey} label="File name" placeholder="A part of it" {...name} />
      <NativeSelect
        label="Status"
        data={STATUS_OPTIONS}
        value={search.status ?? ''}
        onChange={({ currentTarget }) => set('status', currentTarget.value)}
      />
      <NativeSelect
        label="Kind"
        data={KIND_OPTIONS}
        value={search.content_type ?? ''}
        onChange={({ currentTarget }) => set('content_type', currentTarget.value)}
      />
      <NativeSelect
        label="Checked by"
        data={whoOptions}
        value={search.created_by ?? ''}
        onChange={({ currentTarget }) => set('created_by', currentTarget.value)}
      />
      <TextInput key={documentKey} label="Document" placeholder="Its whole name" {...document} />
      <TextInput
        label="From"
        type="date"
        value={search.from ?? ''}
        onChange={({ currentTarget }) => set('from', currentTarget.value)}
      />
      <TextInput
        label="To"
        type="date"
        value={search.to ?? ''}
        onChange={({ currentTarget }) => set('to', currentTarget.value)}
      />
      {hasFilters && (
        <Button variant="subtle" onClick={() => onChange({})}>
          Show all
        </Button>
      )}
    </div>
  );
}

function isOther(who: string | undefined, me: string): who is string {
  return who !== undefined && who !== me;
}
