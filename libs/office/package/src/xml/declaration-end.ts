/** The XML declaration (XML 1.0, production 23). */
const DECLARATION = new RegExp(
  [
    String.raw`^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')`,
    String.raw`(?:\s+encoding\s*=\s*(?:"[A-Za-z][-\w.]*"|'[A-Za-z][-\w.]*'))?`,
    String.raw`(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>`,
  ].join(''),
);

/** The exclusive end offset of the XML declaration; 0 when there is none, or when it is not well-formed. */
export function declarationEnd(xml: string): number {
  return DECLARATION.exec(xml)?.[0].length ?? 0;
}
