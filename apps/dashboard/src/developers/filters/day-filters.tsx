import { TextInput } from '@mantine/core';
import type { DayRange } from './day-range.ts';
import { dayIn } from './search-values.ts';
import { useDraft } from './use-typed-text.ts';

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
  const [text, setText] = useDraft(value);
  const change = (text: string): void => {
    setText(text);
    const day = dayIn({ day: text }, 'day');
    if (day !== undefined || text === '') onChange(day);
  };
  return (
    <TextInput
      type="date"
      label={label}
      w={{ base: '100%', xs: 150 }}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
