const NUMBER = new Intl.NumberFormat('en');

interface Wanted {
  /** The largest number of characters. */
  readonly limit: number;
  readonly isRequired: boolean;
}

/** Why a text cannot be sent; null if it can, and while a field is empty, which the browser says itself. */
export function textProblem(text: string, { limit, isRequired }: Wanted): string | null {
  const length = Array.from(text).length;
  if (length > limit) return `At most ${NUMBER.format(limit)} characters. These are ${NUMBER.format(length)}.`;
  if (isRequired && text !== '' && text.trim() === '') return 'Only spaces. Write a text.';
  return null;
}
