const LINES = 20;

/** The end of a text, of which the rest says little. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-LINES).join('\n');
}
