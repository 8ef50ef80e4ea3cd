const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The XML of a part with its declaration. */
export function part(xml: string): string {
  return HEAD + xml;
}

/** Text as character data or as the value of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
