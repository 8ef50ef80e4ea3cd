import { type DocumentPart, isXml } from './intact-document.ts';
import { type Mutation, ofParts, ofText } from './mutation.ts';
import type { Random } from './random.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const OTHER_TYPES = [
  'application/xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  'application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml',
  'application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml',
  'image/png',
  '',
];
const OTHER_TARGETS = ['../../../etc/passwd', '', '#', '/', 'NULL', 'http://127.0.0.1/x', '..', '%2e%2e/x', 'a b.xml'];

/** Mutations of the package: of its parts, their content types and their relationships. */
export const partMutations: readonly Mutation[] = [
  ofParts('parts swapped', (parts, random) => {
    const [one, other] = [random.pick(parts), random.pick(parts)];
    return parts.map((part) => {
      if (part === one) return { name: one.name, data: other.data };
      return part === other ? { name: other.name, data: one.data } : part;
    });
  }),
  ofParts('part missing', (parts, random) => {
    const lost = random.pick(parts);
    return parts.filter((part) => part !== lost);
  }),
  ofParts('half of the parts missing', (parts, random) => parts.filter(() => random.integer(2) === 0)),
  ofParts('part empty', (parts, random) => replaced(parts, random, () => Buffer.alloc(0))),
  ofParts('part cut short', (parts, random) =>
    replaced(parts, random, (data) => data.subarray(0, random.integer(data.length + 1))),
  ),
  ofParts('part twice', (parts, random) => {
    const { name, data } = random.pick(parts);
    return [...parts, { name: random.integer(2) === 0 ? name : name.toUpperCase(), data }];
  }),
  ofText(
    'content type wrong',
    ({ name }) => name === CONTENT_TYPES,
    (text, random) => anyMatch(text, /ContentType="[^"]*"/g, random, () => `ContentType="${random.pick(OTHER_TYPES)}"`),
  ),
  ofText('relationship cyclic', isRelationships, (text, random, { name }) => {
    const source = `/${name.replace('_rels/', '').replace(/\.rels$/, '')}`;
    return text.replace(/Target="[^"]*"/g, (target) => (random.integer(2) === 0 ? `Target="${source}"` : target));
  }),
  ofText('relationships crossed', isRelationships, (text, random) => {
    const targets = text.match(/Target="[^"]*"/g) ?? [];
    return text.replace(/Target="[^"]*"/g, () => random.pick(targets));
  }),
  ofText('relationship elsewhere', isRelationships, (text, random) =>
    anyMatch(text, /Target="[^"]*"/g, random, () => `Target="${random.pick(OTHER_TARGETS)}"`),
  ),
  ofText('relationship of another type', isRelationships, (text, random) => {
    const types = text.match(/ Type="[^"]*"/g) ?? [];
    return text.replace(/ Type="[^"]*"/g, () => random.pick(types));
  }),
];

function isRelationships({ name }: DocumentPart): boolean {
  return name.endsWith('.rels');
}

function replaced(parts: readonly DocumentPart[], random: Random, change: (data: Buffer) => Buffer): DocumentPart[] {
  const chosen = random.pick(parts.filter(isXml));
  return parts.map((part) => (part === chosen ? { name: part.name, data: change(part.data) } : part));
}

/** The text with one of the matches replaced, or the same text when there is no match. */
export function anyMatch(
  text: string,
  pattern: RegExp,
  random: Random,
  replacement: (match: string) => string,
): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { 0: match, index } = random.pick(matches);
  return text.slice(0, index) + replacement(match) + text.slice(index + match.length);
}
