import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DayRange } from './day-range.ts';
import { dayIn } from './search-values.ts';

interface Properties {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** The first and the last day to filter by. */
export function DayFilters({ range: { from, to }, onChange }: Properties) {
  return (
    <>
      <DayFilter label="From" value={from} onChange={(day) => onChange({ from: day, to })} />
      <DayFilter label="To" value={to} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}

function DayFilter({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}) {
  const [draft, setDraft] = useState({ text: value ?? '', of: value });
  if (draft.of !== value) setDraft({ text: value ?? '', of: value });
  const change = (text: string): void => {
    setDraft({ text, of: value });
    const day = dayIn({ day: text }, 'day');
    if (day !== undefined || text === '') onChange(day);
  };
  return (
    <TextInput
      type="date"
      label={label}
      w={{ base: '100%', xs: 150 }}
      value={draft.text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
