import { TextInput } from '@mantine/core';
import { useTypedText } from './use-typed-text.ts';

interface Properties {
  readonly label: string;
  readonly value: string | undefined;
  readonly placeholder?: string;
  /** Why a text selects nothing; null if it can be used. */
  readonly problemOf?: (text: string) => string | null;
  readonly onChange: (value: string | undefined) => void;
}

/** A text to filter by. */
export function TextFilter({ label, value, placeholder = '', problemOf, onChange }: Properties) {
  const { field, setText } = useTypedText(value, onChange, problemOf);
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
