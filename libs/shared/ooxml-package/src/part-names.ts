/** The part that holds the relationships of a part, or of the package when that is `/`. */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash)}/_rels/${part.slice(slash + 1)}.rels`;
}

/** A target as a part name, seen from the folder of its source (RFC 3986, 5.2). undefined: it points above the root. */
export function resolveTarget(source: string, target: string): string | undefined {
  const path = target.replaceAll('\\', '/').replace(/#.*$/s, '');
  if (path === '') return source;
  const base = path.startsWith('/') ? [] : source.split('/').slice(1, -1);
  for (const segment of path.split('/')) {
    if (segment === '..' && base.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.' && segment !== '') base.push(segment);
  }
  return `/${base.join('/')}`;
}

/** A part name with its percent escapes resolved, as archives may spell it; as it is when they are broken. */
export function unescaped(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
