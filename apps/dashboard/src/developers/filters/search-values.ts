/** The search parameters of an address. The router has read numbers as numbers. */
export type Search = Readonly<Record<string, unknown>>;

const MOST_CHARACTERS = 200;
const DAY = /^(20\d\d)-\d\d-\d\d$/;

/** A text; undefined if it is missing, empty or too long. */
export function textIn(search: Search, name: string): string | undefined {
  const value = search[name];
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const trimmed = text.trim();
  return trimmed === '' || trimmed.length > MOST_CHARACTERS ? undefined : trimmed;
}

/** One of some values; undefined if it is none of them. */
export function choiceIn<Choice extends string>(
  search: Search,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === search[name]);
}

/** A day, such as `2026-11-20`; undefined if there is no such day. */
export function dayIn(search: Search, name: string): string | undefined {
  const text = textIn(search, name) ?? '';
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Whether a filter selects anything. */
export function hasFilter(filter: object): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
