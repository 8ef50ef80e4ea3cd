import { keyOfLexeme, wordClass, type WordFrequency, type WordKey } from '@livery/content-domain';

/** In characters. Longer beginnings have few words, whose frequencies are added up when they are needed. */
const MAX_COUNTED_PREFIX = 3;

/** The vocabulary of one tenant, while it is counted. */
export class WordCounts {
  private readonly byKey = new Map<string, { assets: number; inNames: number }>();

  /** Adds the number of assets with a lexeme. */
  add(lexeme: string, { assets, inNames }: WordFrequency): void {
    const key = keyOfLexeme(lexeme);
    if (key.class !== wordClass.inTag) this.addTo(key, assets, inNames);
  }

  has({ class: name, word }: WordKey): boolean {
    return this.byKey.has(name + word);
  }

  /** All counts, with those of short beginnings, and of all assets. An asset with several words of a beginning counts several times. */
  complete(total: number): readonly (WordKey & WordFrequency)[] {
    for (const [key, { assets, inNames }] of [...this.byKey]) {
      if (!key.startsWith(wordClass.word)) continue;
      const characters = Array.from(key.slice(1)).slice(0, MAX_COUNTED_PREFIX);
      characters.forEach((_, at) => {
        this.addTo({ class: wordClass.prefix, word: characters.slice(0, at + 1).join('') }, assets, inNames);
      });
    }
    this.addTo({ class: wordClass.all, word: '' }, total, total);
    return Array.from(this.byKey, ([key, { assets, inNames }]) => ({
      class: key.charAt(0),
      word: key.slice(1),
      assets: Math.min(assets, total),
      inNames: Math.min(inNames, total),
    })).sort((a, b) => (a.word === b.word ? order(a.class, b.class) : order(a.word, b.word)));
  }

  private addTo({ class: name, word }: WordKey, assets: number, inNames: number): void {
    const count = this.byKey.get(name + word) ?? { assets: 0, inNames: 0 };
    count.assets += assets;
    count.inNames += inNames;
    this.byKey.set(name + word, count);
  }
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1;
}
