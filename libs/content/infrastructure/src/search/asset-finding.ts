import type { AssetQuery } from '@livery/content-application';
import {
  beginningSignature,
  cutWords,
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
import { findSimilarWords } from './similar-words.ts';
import { TextSearch } from './text-search.ts';
import { keyOf, WordFrequencies } from './word-frequencies.ts';
import type { GroupedWord, WordGroup } from './word-groups.ts';

/** With fewer assets, those are found, too, whose words differ by typing errors. */
const FEW_FOUND = 3;
const NOTHING: Page<string> = { items: [], hasMore: false };

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
      const ids = await this.search(terms, filter);
      return { items: ids.slice(offset, offset + limit), hasMore: ids.length > offset + limit };
    }
    const frequencies = await this.frequencies(this.tagKeys());
    const [group = null] = this.tagKeys().map((key) => this.group([key], frequencies));
    return listAssets(this.database, { ...this.request(filter, frequencies), tag: group, limit, offset });
  }

  private async search(terms: readonly SearchTerm[], filter: AssetFilter): Promise<readonly string[]> {
    const wanted = Math.max(this.query.offset + this.query.limit + 1, FEW_FOUND);
    const found = await this.searchWords(
      terms.map((term) => [keyOf(term)]),
      filter,
      wanted,
    );
    if (found.length >= FEW_FOUND) return found;
    const groups: (readonly WordKey[])[] = [];
    for (const term of terms) groups.push(await this.withSimilar(term));
    if (groups.every((keys) => keys.length === 1)) return found;
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

  private async withSimilar(term: SearchTerm): Promise<readonly WordKey[]> {
    const similar = await findSimilarWords(this.database, this.tenant, term.word);
    return [keyOf(term), ...similar.map((word) => ({ class: wordClass.word, word }))];
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
    const counts = keys.map((key) => frequencies.of(key));
    return {
      alternatives: keys.map((key) => this.groupedWord(key)),
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
      return { lexeme: this.lexemes.of({ class: wordClass.word, word }), isPrefix: true, bits };
    }
    const words = key.class === wordClass.word ? [word] : key.class === wordClass.tag ? cutWords(word) : [];
    const bits = words.length === 0 ? null : ({ column: 'word_bits', mask: wordSignature(words) } as const);
    return { lexeme: this.lexemes.of(key), isPrefix: false, bits };
  }

  private async filter(): Promise<AssetFilter> {
    const { folder, type, approvalStatus, isReleasedOnly, policy, now } = this.query;
    const folders = folder === null ? null : await findFolders(this.database, this.tenant, folder, this.limits);
    return { folders, type, approvalStatus, isReleasedOnly, policy, now };
  }
}
