import { Builder } from 'xml2js';

const builder = new Builder({
  xmldec: { version: '1.0', encoding: 'UTF-8', standalone: true },
  renderOpts: { pretty: false },
});

/** An element that has attributes, and no children. */
export type FlatElement = Readonly<Record<string, string>>;

/**
 * The XML of a part that lists elements without children. The elements of one name keep their order, and each name comes in the order
 * of the object.
 */
export function buildList(
  root: string,
  namespace: string,
  children: Readonly<Record<string, readonly FlatElement[]>>,
): string {
  const content: Record<string, unknown> = { $: { xmlns: namespace } };
  for (const [name, elements] of Object.entries(children)) content[name] = elements.map((element) => ({ $: element }));
  return builder.buildObject({ [root]: content });
}
