import { TextInput } from '@mantine/core';
import { useTypedText } from './use-typed-text.ts';

interface Properties {
  readonly label: string;
  readonly value: string | undefined;
  readonly placeholder?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** A text to filter by. */
export function TextFilter({ label, value, placeholder = '', onChange }: Properties) {
  const { field, setText } = useTypedText(value, onChange);
  return (
    <TextInput
      {...field}
      label={label}
      placeholder={placeholder}
      w={{ base: '100%', xs: 190 }}
      spellCheck={false}
      maxLength={200}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
