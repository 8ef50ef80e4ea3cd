/** Every entry of `enabled_events` that asks for a type: `a.b.c` is asked for by `a.b.c`, `a.b.*`, `a.*` and `*`. */
export function eventTypePatterns(type: string): readonly string[] {
  const words = type.split('.');
  const prefixes = words.slice(0, -1).map((_, index) => `${words.slice(0, index + 1).join('.')}.*`);
  return ['*', ...prefixes, type];
}
