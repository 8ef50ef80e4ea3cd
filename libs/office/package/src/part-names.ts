/** The part that holds the relationships of a part, or of the package when that is `/`. */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash)}/_rels/${part.slice(slash + 1)}.rels`;
}

/** What nearly all targets look like: at most one step up, and then names. */
const PLAIN = /^(?:\.\.\/)?(?:[-\w][-.\w]*\/)*[-\w][-.\w]*$/;

/** A target as a part name, seen from the folder of its source (RFC 3986, 5.2). undefined: it points above the root. */
export function resolveTarget(source: string, target: string): string | undefined {
  if (PLAIN.test(target)) return plainTarget(source, target);
  const path = target.replaceAll('\\', '/').replace(/#.*$/s, '');
  if (path === '') return source;
  const base = path.startsWith('/') ? [] : source.split('/').slice(1, -1);
  for (const segment of path.split('/')) {
    if (segment === '..' && base.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.' && segment !== '') base.push(segment);
  }
  return `/${base.join('/')}`;
}

function plainTarget(source: string, target: string): string | undefined {
  const folder = Math.max(0, source.lastIndexOf('/'));
  if (!target.startsWith('../')) return `${source.slice(0, folder)}/${target}`;
  return folder === 0 ? undefined : source.slice(0, source.lastIndexOf('/', folder - 1)) + target.slice(2);
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
