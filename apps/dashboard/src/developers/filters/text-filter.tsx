import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface Properties {
  readonly label: string;
  readonly value: string | undefined;
  readonly placeholder?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** A text to filter by. It is used when the person presses Enter or leaves the field. */
export function TextFilter({ label, value, placeholder = '', onChange }: Properties) {
  const [draft, setDraft] = useState({ text: value ?? '', of: value });
  if (draft.of !== value) setDraft({ text: value ?? '', of: value });
  const apply = (): void => {
    const text = draft.text.trim();
    if (text !== (value ?? '')) onChange(text === '' ? undefined : text);
  };
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      w={{ base: '100%', xs: 190 }}
      spellCheck={false}
      maxLength={200}
      value={draft.text}
      onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, of: value })}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}
