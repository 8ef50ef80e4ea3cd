/**
 * Gathers what several owners have declared under names of their choice.
 * @param kind what is gathered, for the message: `id prefix`
 * @throws Error when two different declarations have the same name
 */
export function declaredOnce<T>(kind: string, declarations: Iterable<readonly [name: string, T]>): Map<string, T> {
  const gathered = new Map<string, T>();
  for (const [name, declaration] of declarations) {
    const known = gathered.get(name);
    if (known !== undefined && known !== declaration) throw new Error(`The ${kind} "${name}" is declared twice.`);
    gathered.set(name, declaration);
  }
  return gathered;
}
