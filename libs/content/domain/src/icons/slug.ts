import { parameterInvalid } from '../content.errors.ts';

const MAX_SLUG = 100;
/** Letters that are no letter with a mark. Capitals stay capitals, since words are found by them. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
]);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks a name for addresses: words of small letters and digits, joined by hyphens. @throws DomainError `parameter_invalid` */
export function checkedSlug(slug: string, param = 'slug'): string {
  if (slug.length <= MAX_SLUG && SLUG.test(slug)) return slug;
  throw parameterInvalid(
    param,
    `${param} has 1 to ${MAX_SLUG} characters: words of a-z and 0-9, joined by hyphens, such as arrow-left.`,
  );
}

/** The slug of a name. @throws DomainError `parameter_invalid` if no letter or digit of the name can be in one */
export function slugFromName(name: string): string {
  const slug = slugOf(name);
  if (slug !== '') return slug;
  throw parameterInvalid(
    'slug',
    'No slug can be made of the name, which has no letter of a-z and no digit. Send a slug.',
  );
}

/** The slug of a name; empty if no letter or digit of the name can be in one. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞæÆœŒøØłŁđĐ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|(?<!-)-+$/g, '');
}
