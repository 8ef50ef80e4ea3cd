import { choosePlan, type SearchPlan } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import type { AssetFilter } from './asset-conditions.ts';
import { folderStatement, indexStatement, newestStatement, type Statement } from './match-statements.ts';
import type { SearchLimits } from './search-limits.ts';
import {
  inTagQueriesOf,
  lookedUp,
  matchesOf,
  queryOf,
  type SearchedColumn,
  type WordBits,
  type WordGroup,
} from './word-groups.ts';
import type { WordMatch } from './word-match.ts';

interface IndexRow {
  readonly asset_id: string;
  readonly candidates: number;
  readonly is_wanted: boolean | null;
}

/** Assets that were found, best first. */
interface Found {
  readonly ids: readonly string[];
  /** Whether there may be further ones, or better ones. */
  readonly isCapped: boolean;
}

/** Up to so many expected matches, those in names and those in other texts are found together. */
const FEW_MATCHES = 500;

/** One search of a tenant: its words, its filter, and how many assets it has. */
export interface TextSearchRequest {
  readonly tenant: Tenant;
  readonly groups: readonly WordGroup[];
  readonly filter: AssetFilter;
  /** How many assets the tenant has; 0 if that is not known. */
  readonly total: number;
  /** The number of assets to find. */
  readonly wanted: number;
  readonly limits: SearchLimits;
}

/**
 * Finds the assets that have a word of each group: first those with all of them in names and tags, then the others; of each, if they are few,
 * those first with fewer words in tags alone; then approved ones, newest first. The order is exact unless more than 10,000 assets match, and too few of them are among the newest 50,000.
 */
export class TextSearch {
  constructor(
    private readonly database: Queries,
    private readonly request: TextSearchRequest,
  ) {}

  async run(): Promise<readonly string[]> {
    return (await this.find()).slice(0, this.request.wanted);
  }

  private async find(): Promise<readonly string[]> {
    const { groups, filter, wanted, limits } = this.request;
    const inNames = queryOf(groups);
    const ranks = { firstInNames: inNames, inTags: inTagQueriesOf(groups) };
    if (filter.folders !== null && filter.folders.assets < limits.inFolders) {
      return this.idsOf(folderStatement({ ...this.request, match: this.match('document', ranks) }));
    }
    if (this.request.total === 0 || this.matches('document') <= FEW_MATCHES) {
      const all = await this.inIndex(this.match('document', ranks), wanted);
      if (!all.isCapped) return all.ids;
    }
    const first = await this.inOrder(this.match('names'), this.matches('names'), wanted);
    if (first.length >= wanted) return first;
    const others = this.match('document', { exceptInNames: inNames });
    const expected = Math.max(0, this.matches('document') - this.matches('names'));
    return [...first, ...(await this.inOrder(others, expected, wanted - first.length))];
  }

  /** The matches in the order of time. If one plan does not find all, the other one completes it. */
  private async inOrder(match: WordMatch, expected: number, wanted: number): Promise<readonly string[]> {
    const isNewestFirst = this.plan(match.column, expected, wanted) === 'newest';
    const newest = isNewestFirst ? await this.amongNewest(match, wanted) : [];
    if (newest.length >= wanted) return newest;
    const found = await this.inIndex(match, wanted);
    if (isNewestFirst || !found.isCapped) return merged(newest, found.ids, wanted);
    return merged(await this.amongNewest(match, wanted), found.ids, wanted);
  }

  private async amongNewest(match: WordMatch, wanted: number): Promise<readonly string[]> {
    return this.idsOf(newestStatement({ ...this.request, match, wanted }));
  }

  private async inIndex(match: WordMatch, wanted: number): Promise<Found> {
    const { text, values } = indexStatement({ ...this.request, match, wanted });
    const rows = await this.database.query<IndexRow>(text, values);
    const ids = rows.filter((row) => row.is_wanted === true).map((row) => row.asset_id);
    return { ids, isCapped: (rows[0]?.candidates ?? 0) >= this.request.limits.candidates };
  }

  private async idsOf({ text, values }: Statement): Promise<readonly string[]> {
    const rows = await this.database.query<Pick<IndexRow, 'asset_id'>>(text, values);
    return rows.map((row) => row.asset_id);
  }

  /** @param matches how many assets are expected to match */
  private plan(column: SearchedColumn, matches: number, wanted: number): SearchPlan {
    const { groups, total, limits } = this.request;
    const candidates = matchesOf(lookedUp(groups, column, total), column, total);
    if (candidates >= limits.candidates && matches >= wanted) return 'newest';
    const isSigned = column === 'names' && bitsOf(groups).length > 0;
    return choosePlan({ matches, candidates, wanted, total, isSigned });
  }

  /** How many matches are expected. The words and the folders are taken to be independent of each other. */
  private matches(column: SearchedColumn): number {
    const { groups, total, filter } = this.request;
    const share = filter.folders === null || total === 0 ? 1 : Math.min(1, filter.folders.assets / total);
    return matchesOf(groups, column, total) * share;
  }

  private match(
    column: SearchedColumn,
    more: Partial<Pick<WordMatch, 'firstInNames' | 'exceptInNames' | 'inTags'>> = {},
  ): WordMatch {
    const { groups, total } = this.request;
    return {
      column,
      query: queryOf(groups),
      lookedUp: queryOf(lookedUp(groups, column, total)),
      bits: column === 'names' ? bitsOf(groups) : [],
      firstInNames: more.firstInNames ?? null,
      exceptInNames: more.exceptInNames ?? null,
      inTags: more.inTags ?? [],
    };
  }
}

/** The bits of the groups whose alternatives all have some. */
function bitsOf(groups: readonly WordGroup[]): readonly (readonly WordBits[])[] {
  return groups
    .filter(({ alternatives }) => alternatives.every(({ bits }) => bits !== null))
    .map(({ alternatives }) => alternatives.flatMap(({ bits }) => (bits === null ? [] : [bits])));
}

function merged(first: readonly string[], others: readonly string[], wanted: number): readonly string[] {
  return [...new Set([...first, ...others])].slice(0, wanted);
}
