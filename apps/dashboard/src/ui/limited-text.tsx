import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { textProblem } from './text-problem.ts';

type Limited<Properties> = Omit<Properties, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'ref'> & {
  /** The largest number of characters. A longer text stays as it is; the form is not sent until it is shorter. */
  readonly limit: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** A line of text with a limit. */
export function LimitedTextInput({ limit, onChange, ...properties }: Limited<TextInputProps>) {
  const field = useRef<HTMLInputElement>(null);
  const problem = useProblem(field, limit, properties);
  return (
    <TextInput
      {...properties}
      ref={field}
      error={problem ?? properties.error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A text of several lines with a limit. */
export function LimitedTextarea({ limit, onChange, ...properties }: Limited<TextareaProps>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = useProblem(field, limit, properties);
  return (
    <Textarea
      {...properties}
      ref={field}
      error={problem ?? properties.error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface Text {
  readonly value: string;
  readonly required?: boolean | undefined;
}

/** Tells the browser what is wrong with a text, so that it does not send the form, and leads to the field instead. */
function useProblem(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  limit: number,
  { value, required: isRequired = false }: Text,
): string | null {
  const problem = textProblem(value, { limit, isRequired });
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  return problem;
}
