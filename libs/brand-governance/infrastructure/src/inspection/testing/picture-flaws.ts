import { MalformedXml, scanXml } from '@livery/office-package';

/** What is wrong with a picture as a part of a page: it is malformed, runs something, refers to something outside, or has no number. */
export function pictureFlaws(svg: string): readonly string[] {
  const found: string[] = [];
  try {
    scanXml(Buffer.from(svg), {
      open: (name, attributes) => {
        if (/script|foreignObject|iframe|style$/i.test(name)) found.push(`the element ${name}`);
        for (const [attribute, value] of attributes) found.push(...attributeFlaws(attribute, value));
      },
      close: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    found.push(error.message);
  }
  return found;
}

function attributeFlaws(attribute: string, value: string): readonly string[] {
  const start = value.slice(0, 40);
  const found: string[] = [];
  if (/^on/i.test(attribute)) found.push(`the attribute ${attribute}`);
  const isReference = /href$|^src$/.test(attribute) || /url\(/.test(value);
  if (isReference && !/^(?:#|url\(#|data:image\/)/.test(value)) found.push(`a reference to ${start}`);
  if (!isReference && /NaN|Infinity|undefined/.test(value)) found.push(`${attribute}="${start}"`);
  return found;
}
