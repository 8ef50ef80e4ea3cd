import { Code, ScrollArea } from '@mantine/core';

interface Properties {
  /** What it is, for people who hear it. */
  readonly label: string;
  /** A value, or the text of a body. */
  readonly value: unknown;
}

/** A JSON value or a text, with line breaks. */
export function JsonView({ label, value }: Properties) {
  return (
    <ScrollArea.Autosize mah={420} type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
      <Code block>{typeof value === 'string' ? indented(value) : JSON.stringify(value, null, 2)}</Code>
    </ScrollArea.Autosize>
  );
}

function indented(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}
