/**
 * Returns the value that a map holds for a key. When it holds none, the value is made and stored first.
 * A made value must not be undefined, since it would be made again each time.
 */
export function memoized<Key, Value>(
  known: { readonly get: (key: Key) => Value | undefined; readonly set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make();
  known.set(key, made);
  return made;
}
