import { attributesOf, DESCRIPTIVE, GEOMETRY, LEFT_OUT, mayBeWord, propertyKind, TEXTUAL } from './svg-attributes.ts';
import { type SvgElement, type SvgNode, UnsafeSvg } from './svg-element.ts';
import { SvgReferences } from './svg-references.ts';
import { hrefReference, isProperValue, type SvgValueKind, urlReference } from './svg-values.ts';

/** What makes a value dangerous. Other values that mean nothing are left out. */
const HAZARD = /url\s*\(|\wscript\s*:|data\s*:|expression\s*\(|@import|\\/i;
const HANDLER = /^on/i;
/** Properties that would draw effects, which icons do not have. */
const EFFECTS: ReadonlySet<string> = new Set(['filter', 'marker', 'marker-start', 'marker-mid', 'marker-end']);
/** Notes for programs and for readers, which no renderer reads. */
const NOTE = /^(?:data-|aria-|class$|role$|lang$|tabindex$|focusable$)/;
/** Attributes with which elements fetch or run something. */
const FETCHING: ReadonlySet<string> = new Set(['src', 'srcset', 'srcdoc', 'action', 'formaction', 'data', 'xml:base']);
const HREFS: ReadonlySet<string> = new Set(['href', 'xlink:href']);

/**
 * Reduces an SVG to the elements, attributes and properties that an icon may have. What is harmless and no part of the picture is left
 * out; what can harm is an error. `style` attributes become attributes.
 * @param prefix begins all ids of the result
 * @returns a new tree
 * @throws UnsafeSvg
 */
export function cleanSvg(root: SvgElement, prefix: string): SvgElement {
  if (root.name !== 'svg') throw new UnsafeSvg(`${root.name}: the outermost element of an SVG is svg`, root.ordinal);
  const references = new SvgReferences();
  const cleaned = cleanElement(root, references);
  references.settle(cleaned, prefix);
  return cleaned;
}

function cleanElement(element: SvgElement, references: SvgReferences): SvgElement {
  const kinds = attributesOf(element.name);
  if (kinds === undefined)
    throw new UnsafeSvg(`${shown(element.name)}: an icon cannot have this element`, element.ordinal);
  const { name, ordinal } = element;
  const cleaned: SvgElement = { name, ordinal, attributes: new Map(), children: [] };
  cleanAttributes(element, cleaned, kinds, references);
  for (const child of element.children) {
    const node = cleanChild(child, element, references);
    if (node !== null) cleaned.children.push(node);
  }
  return cleaned;
}

function cleanChild(child: SvgNode, parent: SvgElement, references: SvgReferences): SvgNode | null {
  if (typeof child === 'string') return TEXTUAL.has(parent.name) ? child : null;
  if (LEFT_OUT.has(child.name)) return null;
  if (DESCRIPTIVE.has(parent.name)) {
    throw new UnsafeSvg(`${shown(child.name)}: ${parent.name} contains only text`, child.ordinal);
  }
  return cleanElement(child, references);
}

/** Declarations in `style` win over attributes, as in CSS. */
function cleanAttributes(
  element: SvgElement,
  cleaned: SvgElement,
  kinds: ReadonlyMap<string, SvgValueKind>,
  references: SvgReferences,
): void {
  const values = new Map<string, readonly [kind: SvgValueKind, value: string]>();
  for (const [name, value] of element.attributes) {
    if (name === 'style' || HREFS.has(name)) continue;
    const kind = kinds.get(name);
    if (kind === undefined) assertHarmless(name, value, element);
    else values.set(name, [kind, value.trim()]);
  }
  for (const [name, value] of declarationsOf(element)) {
    const kind = propertyKind(name);
    if (kind === undefined) assertHarmless(name, value, element);
    else values.set(name, [kind, value]);
  }
  const href = hrefOf(element);
  if (href !== undefined && kinds.get('href') === 'href') values.set('href', ['href', href]);
  for (const [name, [kind, value]] of values) keep(name, kind, value, cleaned, references);
}

/** Writes a value into the cleaned element, unless it is harmless and means nothing. */
function keep(name: string, kind: SvgValueKind, value: string, cleaned: SvgElement, references: SvgReferences): void {
  if (kind === 'id') {
    references.name(cleaned, value);
    return;
  }
  const from = { from: cleaned, attribute: name, kind };
  if (kind === 'href') {
    cleaned.attributes.set(name, '');
    references.refer({ ...from, id: value, write: (id) => `#${id}` });
    return;
  }
  const referred = urlReference(value);
  if (referred !== undefined) {
    cleaned.attributes.set(name, '');
    references.refer({ ...from, id: referred, write: (id) => `url(#${id})` });
    return;
  }
  if (isProperValue(kind, value) || (mayBeWord(name) && isProperValue('word', value))) {
    cleaned.attributes.set(name, value);
    return;
  }
  if (GEOMETRY.has(kind)) throw new UnsafeSvg(`${name}: the value is wrong or too long`, cleaned.ordinal);
  assertHarmless(name, value, cleaned);
}

/** The id to which the element refers. @throws UnsafeSvg for a reference to anything outside of the file */
function hrefOf({ attributes, ordinal }: SvgElement): string | undefined {
  let id: string | undefined;
  for (const name of HREFS) {
    const value = attributes.get(name);
    if (value === undefined) continue;
    const local = hrefReference(value);
    if (local === undefined) throw new UnsafeSvg(`${name}: it refers to something outside of the file`, ordinal);
    id ??= local;
  }
  return id;
}

function assertHarmless(name: string, value: string, { ordinal }: SvgElement): void {
  if (NOTE.test(name)) return;
  if (HANDLER.test(name)) throw new UnsafeSvg(`${shown(name)}: an icon has no event handlers`, ordinal);
  if (FETCHING.has(name)) throw new UnsafeSvg(`${name}: an icon refers to nothing outside of its file`, ordinal);
  if (EFFECTS.has(name) && urlReference(value) !== undefined) {
    throw new UnsafeSvg(`${name}: an icon cannot have it; flatten the effect before you export the file`, ordinal);
  }
  if (HAZARD.test(value))
    throw new UnsafeSvg(`${shown(name)}: the value can refer to something outside of the file`, ordinal);
}

/** The declarations of a `style` attribute. @throws UnsafeSvg for escapes, which can hide anything */
function declarationsOf({ attributes, ordinal }: SvgElement): readonly (readonly [name: string, value: string])[] {
  const style = attributes.get('style');
  if (style === undefined) return [];
  if (/[\\@{}<]/.test(style)) throw new UnsafeSvg('style: it has an escape, a block or an import', ordinal);
  return withoutComments(style)
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon === -1) return [];
      const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/i, '');
      return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim()] as const];
    });
}

/** A comment that does not end takes the rest, as in CSS. */
function withoutComments(style: string): string {
  const [first = '', ...others] = style.split('/*');
  const behind = others.flatMap((text) => {
    const end = text.indexOf('*/');
    return end === -1 ? [] : [text.slice(end + '*/'.length)];
  });
  return [first, ...behind].join(' ');
}

/** The beginning of a name, for an error. */
function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
