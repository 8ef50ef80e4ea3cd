const ATTRIBUTE = /(?<=\s)([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g;
const NAME = /^<[^\s/>]+/;
const START_TAG = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/;

/** The declarations of namespaces in a start tag as they are written, by the names of the attributes: `xmlns:a`. */
export function declarationsOf(startTag: string): ReadonlyMap<string, string> {
  const attributes = [...startTag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const);
  return new Map(attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:')));
}

/** An element as it is written, with the declarations of an element around it, so that its names keep their meaning elsewhere. */
export function withDeclarations(element: string, outer: ReadonlyMap<string, string>): string {
  const nameEnd = NAME.exec(element)?.[0].length ?? 0;
  const own = declarationsOf(START_TAG.exec(element)?.[0] ?? '');
  const added = [...outer].filter(([name]) => !own.has(name)).map(([name, value]) => ` ${name}=${value}`);
  return element.slice(0, nameEnd) + added.join('') + element.slice(nameEnd);
}
