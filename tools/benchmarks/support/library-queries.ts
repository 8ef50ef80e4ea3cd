import type { AssetQuery } from '@livery/content-application';
import { DEFAULT_REVIEW_POLICY, modesOf, type ReviewPolicy } from '@livery/content-domain';
import { randomNumbers, VOCABULARY, zipfWord } from './library-texts.ts';

/** What is asked of the library, by kind. */
export type QueriesByKind = ReadonlyMap<string, readonly AssetQuery[]>;

const EACH = 24;

export const EVERYTHING: AssetQuery = {
  text: null,
  type: null,
  tag: null,
  folder: null,
  approvalStatus: null,
  isReleasedOnly: false,
  policy: DEFAULT_REVIEW_POLICY,
  now: new Date('2026-11-20T09:00:00.000Z'),
  limit: 50,
  offset: 0,
};

const REVIEWED: ReviewPolicy = { ...DEFAULT_REVIEW_POLICY, modes: modesOf(() => 'manual') };

/** Searches as people type them: words of every frequency, pairs of them, beginnings, typing errors. */
export function searches(): QueriesByKind {
  const random = randomNumbers(3);
  const between = (from: number, to: number): string => VOCABULARY[Math.floor(from + random() * (to - from))] ?? '';
  const begun = (word: string, characters: number): string => word.slice(0, characters);
  const kinds: Readonly<Record<string, () => string>> = {
    'common word': () => `${between(0, 10)} `,
    'frequent word': () => `${between(10, 100)} `,
    'middling word': () => `${between(100, 1_000)} `,
    'rare word': () => `${between(1_000, 10_000)} `,
    'rarest word': () => `${between(10_000, 30_000)} `,
    'word of all file names': () => 'png ',
    'two common words': () => `${between(0, 20)} ${between(0, 20)} `,
    'common and frequent': () => `${between(0, 10)} ${between(20, 100)} `,
    'common and rare': () => `${between(0, 10)} ${between(2_000, 20_000)} `,
    'two frequent words': () => `${between(20, 100)} ${between(20, 100)} `,
    'two middling words': () => `${between(100, 1_000)} ${between(100, 1_000)} `,
    'three words': () => `${zipfWord(random)} ${zipfWord(random)} ${zipfWord(random)} `,
    'one character': () => begun(zipfWord(random), 1),
    'two characters': () => begun(zipfWord(random), 2),
    'three characters': () => begun(zipfWord(random), 3),
    'four characters': () => begun(zipfWord(random), 4),
    'beginning of a rare word': () => begun(between(2_000, 20_000), 5),
    'beginning of a number': () => String(Math.floor(random() * 900 + 100)),
    'word and one character': () => `${zipfWord(random)} ${begun(zipfWord(random), 1)}`,
    'rare word and two characters': () => `${between(2_000, 20_000)} ${begun(zipfWord(random), 2)}`,
    'typing error in a frequent word': () => mistyped(between(0, 100), random),
    'typing error in a rare word': () => mistyped(between(1_000, 20_000), random),
    'common word and typing error': () => `${between(0, 20)} ${mistyped(between(100, 5_000), random)}`,
  };
  const each = (query: () => AssetQuery): readonly AssetQuery[] => Array.from({ length: EACH }, query);
  const queries = new Map(
    Object.entries(kinds).map(([kind, text]) => [kind, each(() => ({ ...EVERYTHING, text: text() }))] as const),
  );
  return queries.set(
    'tag',
    each(() => ({ ...EVERYTHING, tag: zipfWord(random) })),
  );
}

/** Pages of lists. @param folders those of the library, the top one first */
export function lists(folders: readonly string[]): QueriesByKind {
  const repeated = (query: Partial<AssetQuery>): readonly AssetQuery[] =>
    Array.from({ length: EACH }, () => ({ ...EVERYTHING, ...query }));
  const inFolder = (id = '', isRecursive = false): Partial<AssetQuery> => ({ folder: { id, isRecursive } });
  return new Map([
    ['first page', repeated({})],
    ['offset 1,000', repeated({ offset: 1_000 })],
    ['offset 5,000', repeated({ offset: 5_000 })],
    ['type', repeated({ type: 'presentation' })],
    ['folder', repeated(inFolder(folders.at(-1)))],
    ['folder and ten below', repeated(inFolder(folders[Math.floor((folders.length - 2) / 10)], true))],
    ['all folders', repeated(inFolder(folders[0], true))],
    ['released only', repeated({ isReleasedOnly: true })],
    ['released only, all reviewed', repeated({ isReleasedOnly: true, policy: REVIEWED })],
    ['waiting for review', repeated({ approvalStatus: 'pending', policy: REVIEWED })],
    ['rejected', repeated({ approvalStatus: 'rejected', policy: REVIEWED })],
  ]);
}

/** Two neighbouring characters exchanged, one missing or one changed. */
function mistyped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const ways = [
    `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
    `${word.slice(0, at)}${word.slice(at + 1)}`,
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
  ];
  return `${ways[Math.floor(random() * ways.length)] ?? word} `;
}
