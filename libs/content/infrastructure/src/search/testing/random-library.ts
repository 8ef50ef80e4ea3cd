import type { AssetQuery } from '@livery/content-application';
import {
  ACTIVE,
  APPROVAL_STATUSES,
  ASSET_TYPES,
  type LastReview,
  type LibraryAsset,
  modesOf,
  type ReviewPolicy,
} from '@livery/content-domain';
import { newId, type Tenant } from '@livery/kernel';
import fc from 'fast-check';

export const NOW = new Date('2026-11-20T09:00:00.000Z');
const HOUR_MS = 3_600_000;

/** Few, so that most of them are in several assets; some differ by marks, by case, or by one or two characters. */
const WORDS = [
  ...[
    'logo',
    'logos',
    'Lego',
    'brand',
    'Brande',
    'bread',
    'template',
    'Templates',
    'temple',
    'report',
    'repórt',
    'reporter',
  ],
  ...[
    'Übersicht',
    'uebersicht',
    'naïve',
    'ﬁnance',
    'finances',
    'Q3',
    'Q4',
    '2024',
    '2025',
    'a',
    'an',
    'ant',
    'İstanbul',
  ],
  ...[
    'презентация',
    'презентации',
    '年報',
    '年次報告',
    '報告書',
    'ロゴ',
    '한국어',
    'プレゼン',
    'presentation',
    'presentations',
  ],
];
const SEPARATORS = [' ', '-', '_', '.', ' & ', '/', '😀', "'"];

/** Words with separators between them. */
const phrase = (most: number, minimum = 1): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...SEPARATORS)), { minLength: minimum, maxLength: most })
    .map((parts) => parts.flat().join(''));

const aroundNow = fc.integer({ min: -100, max: 100 }).map((hours) => new Date(NOW.getTime() + hours * HOUR_MS));
const hash = fc.constantFrom('a', 'b').map((digit) => digit.repeat(64));

const review: fc.Arbitrary<LastReview> = fc.record({
  id: fc.constant(null).map(newId),
  previousId: fc.constant(null),
  status: fc.constantFrom('pending', 'approved', 'rejected', 'cancelled', 'withdrawn'),
  contentHash: hash,
  policyVersion: fc.integer({ min: 1, max: 4 }),
});

export function randomAsset(tenant: Tenant, folderIds: readonly string[]): fc.Arbitrary<LibraryAsset> {
  const folderId = folderIds.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...folderIds), { freq: 4 });
  const varying = fc.record({
    folderId,
    name: phrase(3),
    filename: phrase(2).map((name) => `${name.replaceAll('/', '')}pptx`),
    tags: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3, selector: (tag) => tag.toLowerCase() }),
    description: phrase(4, 0),
    type: fc.constantFrom(...ASSET_TYPES),
    contentHash: hash,
    availableFrom: fc.option(aroundNow, { freq: 2 }),
    availableUntil: fc.option(aroundNow, { freq: 2 }),
    lastReview: fc.option(review, { freq: 3 }),
    // Some have the same time, so that their ids decide.
    updated: fc.integer({ min: 0, max: 60 }).map((hours) => new Date(NOW.getTime() - hours * HOUR_MS)),
    lifecycle: fc.constantFrom(ACTIVE, ACTIVE, ACTIVE, ACTIVE, { status: 'deleted', at: NOW } as const),
  });
  return varying.map((members) => ({
    id: newId(),
    tenant,
    mediaType: 'image/png',
    sourceType: 'upload',
    metadata: {},
    currentVersion: 1,
    sizeBytes: 1,
    width: null,
    height: null,
    revision: 1,
    createdBy: null,
    created: NOW,
    ...members,
  }));
}

export const randomPolicy: fc.Arbitrary<ReviewPolicy> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.uniqueArray(fc.constantFrom(...ASSET_TYPES)))
  .map(([acceptedFrom, reviewed]) => ({
    version: 4,
    acceptedFrom,
    modes: modesOf((type) => (reviewed.includes(type) ? 'manual' : 'none')),
    fourEyes: false,
    updated: NOW,
  }));

/** What somebody may type: words, beginnings of words, words with errors, separators. */
const typed = fc
  .array(
    fc.tuple(
      fc.constantFrom(...WORDS),
      fc.nat(12),
      fc.constantFrom('whole', 'whole', 'begun', 'missing', 'exchanged', 'changed', 'upper'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((words) => words.map(([word, at, how]) => mistyped(word, at, how)));

const text = fc
  .tuple(typed, fc.constantFrom(' ', ' ', '  ', '-', ' & '), fc.constantFrom('', '', ' ', '!', '"', " | (x') \\"))
  .map(([words, separator, end]) => words.join(separator) + end);

export function randomQuery(folderIds: readonly string[]): fc.Arbitrary<AssetQuery> {
  const folder = fc.record({ id: fc.constantFrom(...folderIds), isRecursive: fc.boolean() });
  return fc.record({
    text: fc.option(text, { freq: 8 }),
    type: fc.option(fc.constantFrom(...ASSET_TYPES), { freq: 1 }),
    tag: fc.option(fc.constantFrom(...WORDS, 'LOGO', 'unknown'), { freq: 1 }),
    folder: fc.option(folder, { freq: 1 }),
    approvalStatus: fc.option(fc.constantFrom(...APPROVAL_STATUSES), { freq: 1 }),
    isReleasedOnly: fc.constantFrom(false, false, false, true),
    policy: randomPolicy,
    now: aroundNow,
    limit: fc.integer({ min: 1, max: 20 }),
    offset: fc.constantFrom(0, 0, 0, 1, 5, 30, 300),
  });
}

function mistyped(word: string, index: number, how: string): string {
  const characters = Array.from(word);
  const at = index % characters.length;
  switch (how) {
    case 'begun':
      return characters.slice(0, at + 1).join('');
    case 'missing':
      return characters.toSpliced(at, 1).join('');
    case 'exchanged':
      return characters.toSpliced(at, 2, ...characters.slice(at, at + 2).reverse()).join('');
    case 'changed':
      return characters.toSpliced(at, 1, 'x').join('');
    case 'upper':
      return word.toUpperCase();
    default:
      return word;
  }
}
