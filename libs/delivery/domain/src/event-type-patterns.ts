/** Returns every entry of `enabled_events` that matches an event type: for `a.b.c` these are `*`, `a.*`, `a.b.*` and `a.b.c`. */
export function eventTypePatterns(type: string): readonly string[] {
  const words = type.split('.');
  const prefixes = words.slice(0, -1).map((_, index) => `${words.slice(0, index + 1).join('.')}.*`);
  return ['*', ...prefixes, type];
}
