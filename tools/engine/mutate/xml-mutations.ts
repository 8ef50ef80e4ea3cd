import { type DocumentPart, isXml } from './intact-document.ts';
import { type Mutation, ofParts, ofText } from './mutation.ts';
import { anyMatch } from './part-mutations.ts';
import type { Random } from './random.ts';

const ODD_VALUES = [
  '',
  '0',
  '-1',
  '99999999999999999999',
  '1e309',
  'NaN',
  '-2147483649',
  '2147483647',
  '4294967295',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'GGGGGG',
  '100%',
  '&#0;',
  '&undefined;',
  '\u{1f4a9}',
  'x'.repeat(70_000),
];
/** Those that leave a part well-formed. */
const READABLE = ODD_VALUES.filter((value) => !value.startsWith('&'));
const ODD_SHARE = 30;
const DEPTHS = [10, 200, 257, 5_000, 100_000];
const REPEATS = [2, 50, 2_000];
const ELEMENT = /<[a-z]+:[A-Za-z]+(?: [^<>]*)?>/g;
const ATTRIBUTE = / [A-Za-z:]+="[^"]*"/g;
const NO_NAMESPACE = / (?!xmlns)[A-Za-z:]+="[^"]*"/g;

/** Mutations of the XML in the parts. */
export const xmlMutations: readonly Mutation[] = [
  ofParts('byte of XML flipped', (parts, random) => {
    const chosen = random.pick(parts.filter(isXml));
    const data = Buffer.from(chosen.data);
    if (data.length > 0) data[random.integer(data.length)] = random.integer(256);
    return parts.map((part) => (part === chosen ? { name: part.name, data } : part));
  }),
  ofText('value odd', isReadForModel, (text, random) =>
    anyMatch(text, ATTRIBUTE, random, (match) => withOddValue(match, random)),
  ),
  ofParts('values odd everywhere', (parts, random) =>
    parts.map((part) => (isReadForModel(part) ? { name: part.name, data: withOddValues(part.data, random) } : part)),
  ),
  ofText('attribute missing', isReadForModel, (text, random) => anyMatch(text, ATTRIBUTE, random, () => '')),
  ofText('attribute twice', isReadForModel, (text, random) =>
    anyMatch(text, ATTRIBUTE, random, (match) => match + match),
  ),
  ofText('element renamed', isReadForModel, (text, random) => {
    const names = [...text.matchAll(/<([a-z]+:[A-Za-z]+)/g)].map(([, name = '']) => name);
    if (names.length === 0) return text;
    const [from, to] = [random.pick(names), random.pick(names)];
    return text.replaceAll(new RegExp(`(</?)${from}(?=[ />])`, 'g'), `$1${to}`);
  }),
  ofText('tag missing', isReadForModel, (text, random) => anyMatch(text, /<[^<>]+>/g, random, () => '')),
  ofText('elements moved', isReadForModel, (text, random) => {
    const [start, end, to] = [cut(text, random), cut(text, random), cut(text, random)].sort((a, b) => a - b);
    if (start === undefined || end === undefined || to === undefined) return text;
    return text.slice(0, start) + text.slice(end, to) + text.slice(start, end) + text.slice(to);
  }),
  ofText('elements deep', isReadForModel, (text, random) => {
    const depth = random.pick(DEPTHS);
    return anyMatch(text, ELEMENT, random, (match) => {
      if (match.endsWith('/>')) return match;
      const [name = ''] = match.slice(1, -1).split(' ');
      return `${match}${`<${name}>`.repeat(depth)}${`</${name}>`.repeat(depth)}`;
    });
  }),
  ofText('element many times', isReadForModel, (text, random) => {
    const times = random.pick(REPEATS);
    return anyMatch(text, /<([a-z]+:[A-Za-z]+)(?: [^<>]*)?>[^<>]*<\/\1>|<[a-z]+:[A-Za-z]+[^<>]*\/>/g, random, (match) =>
      match.repeat(times),
    );
  }),
  ofText('document type', isXml, (text) => text.replace(/(\?>)?/, '$1<!DOCTYPE x [<!ENTITY y "z">]>')),
];

const MODEL_PARTS =
  /^(?:ppt\/(?:slides|slideLayouts|slideMasters|theme|notesSlides|charts|diagrams)|word(?:\/(?:theme|charts|diagrams))?|ppt)\/[^/]+\.xml$/;

/** A part in which one in thirty attributes has another value. It stays well-formed. */
function withOddValues(data: Buffer, random: Random): Buffer {
  const change = (attribute: string): string =>
    random.integer(ODD_SHARE) === 0 ? withOddValue(attribute, random, READABLE) : attribute;
  return Buffer.from(data.toString('utf8').replace(NO_NAMESPACE, change));
}

function withOddValue(attribute: string, random: Random, values = ODD_VALUES): string {
  return `${attribute.slice(0, attribute.indexOf('='))}="${random.pick(values)}"`;
}

/** Whether the reader makes its model from this part. */
function isReadForModel({ name }: DocumentPart): boolean {
  return MODEL_PARTS.test(name);
}

/** The offset of the start of a random tag. */
function cut(text: string, random: Random): number {
  return Math.max(0, text.indexOf('<', random.integer(text.length + 1)));
}
