/**
 * Combines the named declarations of several owners.
 * @param kind what is declared, for the message, such as `id prefix`
 * @throws Error if two different declarations have the same name
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
