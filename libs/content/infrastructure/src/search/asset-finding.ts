import type { AssetQuery } from '@livery/content-application';
import {
  beginningSignature,
  cutWords,
  inflectionsOf,
  isTag,
  Lexemes,
  parseSearchText,
  type SearchTerm,
  tagWord,
  wordClass,
  type WordKey,
  wordSignature,
} from '@livery/content-domain';
import type { Page, Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import { excludesAll } from './approval-conditions.ts';
import type { AssetFilter } from './asset-conditions.ts';
import { listAssets } from './asset-list.ts';
import { findFolders } from './folder-conditions.ts';
import type { SearchLimits } from './search-limits.ts';
import { findNamed } from './named-assets.ts';
import { findSimilarWords } from './similar-words.ts';
import { TextSearch } from './text-search.ts';
import { keyOf, WordFrequencies } from './word-frequencies.ts';
import { type GroupedWord, queryOf, type WordGroup } from './word-groups.ts';

/** With fewer assets, those are found, too, whose words differ by typing errors. */
const FEW_FOUND = 3;
const UNKNOWN = { assets: 0, inNames: 0 };
const NOTHING: Page<string> = { items: [], hasMore: false };

/** A term, and the other forms of its word. */
function keysOf(term: SearchTerm): readonly WordKey[] {
  return [keyOf(term), ...inflectionsOf(term.word).map((word) => ({ class: wordClass.word, word }))];
}

/** Answers one query of a tenant. */
export class AssetFinding {
  private readonly lexemes: Lexemes;

  constructor(
    private readonly database: Queries,
    private readonly tenant: Tenant,
    private readonly query: AssetQuery,
    private readonly limits: SearchLimits,
  ) {
    this.lexemes = new Lexemes(tenant);
  }

  /** @throws DomainError `parameter_invalid` for too many words */
  async page(): Promise<Page<string>> {
    const { text, tag, limit, offset } = this.query;
    const isSearch = text !== null && text.trim() !== '';
    const terms = isSearch ? parseSearchText(text) : [];
    if (isSearch && terms.length === 0) return NOTHING;
    if (excludesAll(this.query) || (tag !== null && !isTag(tag.trim()))) return NOTHING;
    const filter = await this.filter();
    if (isSearch) {
      const named = await findNamed(this.database, { tenant: this.tenant, text, filter, tag: this.tagQuery() });
      const ids = [...new Set([...named, ...(await this.search(terms, filter))])];
      return { items: ids.slice(offset, offset + limit), hasMore: ids.length > offset + limit };
    }
    const frequencies = await this.frequencies(this.tagKeys());
    const [group = null] = this.tagKeys().map((key) => this.group([key], frequencies));
    return listAssets(this.database, { ...this.request(filter, frequencies), tag: group, limit, offset });
  }

  private async search(terms: readonly SearchTerm[], filter: AssetFilter): Promise<readonly string[]> {
    const wanted = Math.max(this.query.offset + this.query.limit + 1, FEW_FOUND);
    const found = await this.searchWords(terms.map(keysOf), filter, wanted);
    if (found.length >= FEW_FOUND) return found;
    const similarOf: (readonly WordKey[])[] = [];
    for (const term of terms) similarOf.push(await this.similarTo(term));
    if (similarOf.every((keys) => keys.length === 0)) return found;
    const groups = terms.map((term, index) => [...keysOf(term), ...(similarOf[index] ?? [])]);
    const similar = await this.searchWords(groups, filter, wanted);
    return [...new Set([...found, ...similar])].slice(0, wanted);
  }

  private async searchWords(
    words: readonly (readonly WordKey[])[],
    filter: AssetFilter,
    wanted: number,
  ): Promise<readonly string[]> {
    const { type } = this.query;
    const typeKeys = type === null ? [] : [[{ class: wordClass.type, word: type }]];
    const all = [...words, ...this.tagKeys().map((key) => [key]), ...typeKeys];
    const frequencies = await this.frequencies(all.flat());
    const groups = all.map((keys) => this.group(keys, frequencies));
    return new TextSearch(this.database, { ...this.request(filter, frequencies), groups, wanted }).run();
  }

  private async similarTo({ word }: SearchTerm): Promise<readonly WordKey[]> {
    const similar = await findSimilarWords(this.database, this.tenant, word);
    return similar.map((other) => ({ class: wordClass.word, word: other }));
  }

  private tagQuery(): string | null {
    const [key] = this.tagKeys();
    return key === undefined ? null : queryOf([{ alternatives: [this.groupedWord(key)], frequency: UNKNOWN }]);
  }

  private request(filter: AssetFilter, { total }: WordFrequencies) {
    return { tenant: this.tenant, filter, total, limits: this.limits };
  }

  private async frequencies(keys: readonly WordKey[]): Promise<WordFrequencies> {
    return WordFrequencies.read(this.database, this.tenant, keys);
  }

  private tagKeys(): readonly WordKey[] {
    const { tag } = this.query;
    return tag === null ? [] : [{ class: wordClass.tag, word: tagWord(tag) }];
  }

  private group(keys: readonly WordKey[], frequencies: WordFrequencies): WordGroup {
    // What was typed stays, and of its other forms those that are used.
    const used = keys.filter((key, index) => index === 0 || frequencies.of(key).assets > 0);
    const counts = used.map((key) => frequencies.of(key));
    return {
      alternatives: used.map((key) => this.groupedWord(key)),
      frequency: {
        assets: counts.reduce((sum, { assets }) => sum + assets, 0),
        inNames: counts.reduce((sum, { inNames }) => sum + inNames, 0),
      },
    };
  }

  private groupedWord(key: WordKey): GroupedWord {
    const { word } = key;
    if (key.class === wordClass.prefix) {
      const mask = beginningSignature([word]);
      const bits = mask === '0' ? null : ({ column: 'beginning_bits', mask } as const);
      return {
        lexeme: this.lexemes.of({ class: wordClass.word, word }),
        isPrefix: true,
        inTag: this.inTag(word),
        bits,
      };
    }
    const words = key.class === wordClass.word ? [word] : key.class === wordClass.tag ? cutWords(word) : [];
    const bits = words.length === 0 ? null : ({ column: 'word_bits', mask: wordSignature(words) } as const);
    const inTag = key.class === wordClass.word ? this.inTag(word) : null;
    return { lexeme: this.lexemes.of(key), isPrefix: false, inTag, bits };
  }

  private inTag(word: string): string {
    return this.lexemes.of({ class: wordClass.inTag, word });
  }

  private async filter(): Promise<AssetFilter> {
    const { folder, type, icons, approvalStatus, isReleasedOnly, policy, now } = this.query;
    const folders = folder === null ? null : await findFolders(this.database, this.tenant, folder, this.limits);
    return { folders, type, icons, approvalStatus, isReleasedOnly, policy, now };
  }
}
