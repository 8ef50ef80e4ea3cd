import type { AssetQuery } from '@livery/content-application';
import {
  cutWords,
  editDistance,
  imageApproval,
  inflectionsOf,
  isDeleted,
  type LibraryAsset,
  wordsOneErrorAway,
} from '@livery/content-domain';

/** What the library knows of an asset. */
export interface KnownAsset {
  readonly asset: LibraryAsset;
  readonly fileText: string;
  /** Whether it was approved when it was indexed. */
  readonly isApproved: boolean;
}

/** A term, and the words that are found by it. */
type Accepts = (word: string) => boolean;

const FEW = 3;
const MOST_NAMES = 20;
const CJK = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** Searches by reading every asset, as the documentation of the port says. It shares with the real search only how words are cut and inflected. */
export class NaiveSearch {
  private readonly words: ReadonlyMap<
    KnownAsset,
    { readonly names: readonly string[]; readonly inTags: readonly string[]; readonly all: readonly string[] }
  >;
  private readonly frequencies = new Map<string, number>();

  /** @param ancestors the folders above each folder */
  constructor(
    private readonly assets: readonly KnownAsset[],
    private readonly ancestors: ReadonlyMap<string, readonly string[]>,
  ) {
    this.words = new Map(
      assets.map((known) => {
        const { name, tags, filename, description } = known.asset;
        const names = [name, ...tags].flatMap(cutWords);
        const inTags = tags.flatMap(cutWords).filter((word) => !cutWords(name).includes(word));
        return [
          known,
          { names, inTags, all: [...names, ...[filename, description, known.fileText].flatMap(cutWords)] },
        ] as const;
      }),
    );
    for (const [{ asset }, { all }] of this.words) {
      if (isDeleted(asset)) continue;
      for (const word of new Set(all)) this.frequencies.set(word, (this.frequencies.get(word) ?? 0) + 1);
    }
  }

  find(query: AssetQuery): { readonly items: readonly string[]; readonly hasMore: boolean } {
    const ids = this.all(query);
    const end = query.offset + query.limit;
    return { items: ids.slice(query.offset, end), hasMore: ids.length > end };
  }

  private all(query: AssetQuery): readonly string[] {
    const assets = this.assets.filter((known) => this.isWanted(known, query));
    if (query.text === null || query.text.trim() === '') return idsOf(assets.toSorted(newestFirst));
    // A word that is typed twice counts once.
    const terms = [
      ...new Map(termsOf(query.text).map((term) => [`${term.word} ${String(term.isPrefix)}`, term])).values(),
    ];
    if (terms.length === 0) return [];
    const named = this.named(assets, query.text);
    const accepts = terms.map(({ word, isPrefix }): Accepts => {
      const forms = new Set([word, ...inflectionsOf(word)]);
      return (other) => forms.has(other) || (isPrefix && other.startsWith(word));
    });
    const exact = this.matching(assets, accepts);
    if (exact.length >= FEW) return [...new Set([...named, ...exact])];
    const similar = this.matching(
      assets,
      terms.map(({ word }, index) => {
        const meant = new Set(this.similar(word));
        return (other) => meant.has(other) || accepts[index]?.(other) === true;
      }),
    );
    return [...new Set([...named, ...exact, ...similar])];
  }

  /** Those of the assets whose name was typed, 21 at most of all, and then those whose name begins with it, if such names are 20 at most. */
  private named(assets: readonly KnownAsset[], text: string): readonly string[] {
    const typed = nameKey(text);
    const beginning = typed + (/\s$/u.test(text) ? ' ' : '');
    const begun = this.assets.filter(({ asset }) => !isDeleted(asset) && nameKey(asset.name).startsWith(typed));
    const exact = new Set(
      begun
        .filter(({ asset }) => nameKey(asset.name) === typed)
        .toSorted(newestFirst)
        .slice(0, MOST_NAMES + 1),
    );
    const others =
      begun.length > MOST_NAMES ? [] : begun.filter(({ asset }) => nameKey(asset.name).startsWith(beginning));
    const order = (a: KnownAsset, b: KnownAsset): number =>
      Number(exact.has(b)) - Number(exact.has(a)) || Number(b.isApproved) - Number(a.isApproved) || newestFirst(a, b);
    const found = new Set([...exact, ...others]);
    return idsOf(assets.filter((known) => found.has(known)).toSorted(order));
  }

  private matching(assets: readonly KnownAsset[], terms: readonly Accepts[]): readonly string[] {
    const has = (words: readonly string[] = []): boolean => terms.every((accepts) => words.some(accepts));
    const found = assets.filter((known) => has(this.words.get(known)?.all));
    const isFirst = (known: KnownAsset): boolean => has(this.words.get(known)?.names);
    const inTags = (known: KnownAsset): number =>
      terms.filter((accepts) => this.words.get(known)?.inTags.some(accepts)).length;
    const order = (a: KnownAsset, b: KnownAsset): number =>
      Number(isFirst(b)) - Number(isFirst(a)) ||
      inTags(a) - inTags(b) ||
      Number(b.isApproved) - Number(a.isApproved) ||
      newestFirst(a, b);
    return idsOf(found.toSorted(order));
  }

  private similar(word: string): readonly string[] {
    const { length } = Array.from(word);
    if (length < 3 || !/^\p{L}/u.test(word) || CJK.test(word)) return [];
    const nearby = new Set(wordsOneErrorAway(word));
    return [...this.frequencies]
      .map(([other, assets]) => ({ other, assets, distance: editDistance(word, other) }))
      .filter(({ distance }) => distance > 0 && distance <= (length < 6 ? 1 : 2))
      .filter(({ other }) => nearby.has(other) || similarity(word, other) >= 0.3)
      .sort((a, b) => a.distance - b.distance || b.assets - a.assets || (a.other < b.other ? -1 : 1))
      .slice(0, 10)
      .map(({ other }) => other);
  }

  private isWanted({ asset }: KnownAsset, query: AssetQuery): boolean {
    const approval = imageApproval(asset, query.policy, query.now);
    return (
      !isDeleted(asset) &&
      (query.type === null || asset.type === query.type) &&
      (query.tag === null || asset.tags.some((tag) => tag.toLowerCase() === query.tag?.toLowerCase())) &&
      (query.approvalStatus === null || approval.status === query.approvalStatus) &&
      (!query.isReleasedOnly || approval.canRelease) &&
      this.isInFolder(asset.folderId, query.folder)
    );
  }

  private isInFolder(folderId: string | null, folder: AssetQuery['folder']): boolean {
    if (folder === null) return true;
    if (folderId === null) return false;
    return folderId === folder.id || (folder.isRecursive && (this.ancestors.get(folderId) ?? []).includes(folder.id));
  }
}

function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u3099\u309a]/g, '')
    .toLowerCase();
  return plain.replace(/[\s\0-/:-@[-`{-\u00bf\u2000-\u206f\u3000-\u303f]+/g, ' ').trim();
}

function termsOf(text: string): readonly { readonly word: string; readonly isPrefix: boolean }[] {
  const runs =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = runs
    .flatMap((run) => run.split(/((?:[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])+)/u))
    .filter(Boolean);
  return parts.flatMap((part, index) => {
    if (!CJK.test(part)) return [{ word: part, isPrefix: index === parts.length - 1 && !/\s$/u.test(text) }];
    if (Array.from(part).length === 1) return [{ word: part, isPrefix: true }];
    return cutWords(part)
      .slice(0, -1)
      .map((word) => ({ word, isPrefix: false }));
  });
}

/** The similarity of `pg_trgm`: the share of equal trigrams of both words, with two spaces before and one behind them. */
function similarity(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  const common = [...left].filter((trigram) => right.has(trigram)).length;
  return Math.fround(common / (left.size + right.size - common));
}

function trigrams(word: string): ReadonlySet<string> {
  const characters = Array.from(`  ${word} `);
  return new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')));
}

function newestFirst({ asset: a }: KnownAsset, { asset: b }: KnownAsset): number {
  return b.updated.getTime() - a.updated.getTime() || (a.id < b.id ? 1 : -1);
}

function idsOf(assets: readonly KnownAsset[]): readonly string[] {
  return assets.map(({ asset }) => asset.id);
}
