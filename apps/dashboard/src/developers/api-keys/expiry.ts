const DAY_MS = 86_400_000;

/** When a key ends. `kept` stays as it is, `day` is the end of a chosen day. */
export type Expiry = 'never' | '7' | '30' | '90' | '365' | 'day' | 'kept';

export const EXPIRIES: readonly { readonly value: Expiry; readonly label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'day', label: 'At the end of a day…' },
];

export function isExpiry(text: string): text is Expiry {
  return text === 'kept' || EXPIRIES.some(({ value }) => value === text);
}

/**
 * The time of an expiry. A day ends where the person is.
 * @returns null for no expiry, undefined if it stays as it is
 */
export function expiryTime(
  { expiry, day }: { readonly expiry: Expiry; readonly day: string },
  now: number,
): string | null | undefined {
  if (expiry === 'kept') return undefined;
  if (expiry === 'never') return null;
  if (expiry !== 'day') return new Date(now + Number(expiry) * DAY_MS).toISOString();
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}
