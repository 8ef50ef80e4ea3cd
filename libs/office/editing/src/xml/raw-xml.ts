import type { NamespaceScope } from '@livery/office-package';

/** Characters that XML forbids (XML 1.0, production 2). */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

/** Whether XML can hold every character of a text. */
export function isXmlText(text: string): boolean {
  return text.isWellFormed() && text.search(FORBIDDEN) === -1;
}

export function escapeText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, (character) => ESCAPES.get(character) ?? '');
}

/** An attribute as it is written where `scope` holds, with a declaration of its namespace where none is in force. */
export function attributeXml(canonical: string, value: string, scope: NamespaceScope): string {
  const [prefix = '', local] = canonical.split(':');
  if (local === undefined) return written(canonical, value);
  const declared = scope.attributePrefixOf(prefix);
  if (declared !== undefined) return written(`${declared}:${local}`, value);
  return `xmlns:${prefix}="${scope.uriOf(prefix)}" ${written(canonical, value)}`;
}

function written(name: string, value: string): string {
  return `${name}="${value.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, (character) => ESCAPES.get(character) ?? '')}"`;
}

/** The name of a new element as it is written where `scope` holds, with a declaration of its namespace where none is in force. */
export function rawName(
  canonical: string,
  scope: NamespaceScope,
): { readonly name: string; readonly declaration: string } {
  const [prefix = '', local = ''] = canonical.split(':');
  const declared = scope.prefixOf(prefix);
  if (declared === undefined) return { name: canonical, declaration: ` xmlns:${prefix}="${scope.uriOf(prefix)}"` };
  return { name: declared === '' ? local : `${declared}:${local}`, declaration: '' };
}
