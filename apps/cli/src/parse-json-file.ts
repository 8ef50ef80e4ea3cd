const MAX_DEPTH = 32;

/** Parses the text of a JSON file, and refuses what is nested deeper than the service takes. @throws Error that says what is wrong */
export function parseJsonFile(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new Error(`The file is nested deeper than ${MAX_DEPTH} levels.`);
    level = level.flatMap(membersOf);
  }
  return value;
}

function membersOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
