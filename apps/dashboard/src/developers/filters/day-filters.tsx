import { TextInput } from '@mantine/core';
import { type DayRange, rangeProblem } from './day-range.ts';
import { dayIn } from './search-values.ts';
import { useDraft } from './use-typed-text.ts';

interface Properties {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** The first and the last day to filter by. They are used once both are days, or empty, and in order. */
export function DayFilters({ range, onChange }: Properties) {
  const [from, setFrom] = useDraft(range.from);
  const [to, setTo] = useDraft(range.to);
  const problem = rangeProblem(daysOf({ from, to }));
  const apply = (texts: { readonly from: string; readonly to: string }): void => {
    const days = daysOf(texts);
    const areComplete = [days.from ?? '', days.to ?? ''].join() === [texts.from, texts.to].join();
    if (areComplete && rangeProblem(days) === null) onChange(days);
  };
  const changeFrom = (text: string): void => {
    setFrom(text);
    apply({ from: text, to });
  };
  const changeTo = (text: string): void => {
    setTo(text);
    apply({ from, to: text });
  };
  return (
    <>
      <DayFilter label="From" text={from} error={problem} onChange={changeFrom} />
      <DayFilter label="To" text={to} error={problem !== null} onChange={changeTo} />
    </>
  );
}

interface DayProperties {
  readonly label: string;
  readonly text: string;
  readonly error: string | boolean | null;
  readonly onChange: (text: string) => void;
}

function DayFilter({ label, text, error, onChange }: DayProperties) {
  return (
    <TextInput
      type="date"
      label={label}
      w={{ base: '100%', xs: 150 }}
      value={text}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function daysOf({ from, to }: { readonly from: string; readonly to: string }): DayRange {
  return { from: dayIn({ from }, 'from'), to: dayIn({ to }, 'to') };
}
