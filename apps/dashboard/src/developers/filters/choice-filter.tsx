import { NativeSelect } from '@mantine/core';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Properties {
  readonly label: string;
  readonly value: string | undefined;
  /** What is shown while nothing is chosen, such as "Any". */
  readonly none?: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string | undefined) => void;
}

/** One of a few values to filter by. */
export function ChoiceFilter({ label, value, none = 'Any', choices, onChange }: Properties) {
  return (
    <NativeSelect
      label={label}
      w={{ base: '100%', xs: 150 }}
      data={[{ value: '', label: none }, ...choices]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}
