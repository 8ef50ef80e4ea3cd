const CHOICES = [
  { seconds: 300, label: 'Five minutes' },
  { seconds: 900, label: 'A quarter of an hour' },
  { seconds: 3600, label: 'One hour' },
  { seconds: 28_800, label: 'Eight hours' },
  { seconds: 86_400, label: 'One day' },
];

/** The lifetimes of tokens that a form offers, with the one that an application has. */
export function lifetimes(current: number): { readonly value: string; readonly label: string }[] {
  const isKnown = CHOICES.some(({ seconds }) => seconds === current);
  const all = isKnown ? CHOICES : [...CHOICES, { seconds: current, label: lifetimeText(current) }];
  return all.map(({ seconds, label }) => ({ value: String(seconds), label }));
}

export function lifetimeText(seconds: number): string {
  return CHOICES.find((choice) => choice.seconds === seconds)?.label ?? `${seconds} seconds`;
}
