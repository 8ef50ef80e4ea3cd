/** A JSON object that was read. The contract says which members it has. */
export interface ParsedRecord<Data> {
  readonly record: Data;
}

/** Reads a JSON object; undefined if the text is anything else. */
export function parseRecord<Data>(text: string): ParsedRecord<Data> | undefined {
  const parsed = { record: parse(text) };
  return isRecord<Data>(parsed) ? parsed : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord<Data>(parsed: ParsedRecord<unknown>): parsed is ParsedRecord<Data> {
  return typeof parsed.record === 'object' && parsed.record !== null && !Array.isArray(parsed.record);
}
