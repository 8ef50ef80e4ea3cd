/** The name of the part that holds the relationships of a part; `/` stands for the package (ECMA-376 part 2, 9.3). */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash)}/_rels/${part.slice(slash + 1)}.rels`;
}

/** Nearly all targets are written like this: at most one step up, and then names. */
const PLAIN = /^(?:\.\.\/)?(?:[-\w][-.\w]*\/)*[-\w][-.\w]*$/;

/** The target of a relationship as a part name, resolved from the folder of its source (RFC 3986, 5.2); undefined above the root. */
export function resolveTarget(source: string, target: string): string | undefined {
  if (PLAIN.test(target)) return plainTarget(source, target);
  const [path = ''] = target.replaceAll('\\', '/').split('#');
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

/** A part name with its percent escapes decoded, as archives may spell it. A name whose escapes are broken is returned as it is. */
export function unescaped(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
