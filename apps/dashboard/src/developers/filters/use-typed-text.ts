import { type KeyboardEvent, useState } from 'react';

/** The text of a field while somebody types. It follows the value in the address. */
export function useDraft(value: string | undefined): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState({ text: value ?? '', of: value });
  if (draft.of !== value) setDraft({ text: value ?? '', of: value });
  return [draft.text, (text) => setDraft({ text, of: value })];
}

/** A text to filter by. It is used when the person presses Enter or leaves the field, unless something is wrong with it. */
export function useTypedText(
  value: string | undefined,
  onChange: (value: string | undefined) => void,
  problemOf: (text: string) => string | null = () => null,
) {
  const [text, setText] = useDraft(value);
  const [refused, setRefused] = useState<string | null>(null);
  const apply = (typed: string): void => {
    const trimmed = typed.trim();
    const isRefused = trimmed !== '' && problemOf(trimmed) !== null;
    setRefused(isRefused ? typed : null);
    if (!isRefused && trimmed !== (value ?? '')) onChange(trimmed === '' ? undefined : trimmed);
  };
  const field = {
    value: text,
    error: text === refused ? problemOf(text.trim()) : null,
    onBlur: () => apply(text),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') apply(text);
    },
  };
  return { field, setText, apply };
}
