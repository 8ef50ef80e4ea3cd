import type { Tenant } from '@livery/kernel';
import { assetConditions, type AssetFilter } from './asset-conditions.ts';
import type { SearchLimits } from './search-limits.ts';
import { StatementValues } from './statement-values.ts';
import type { WordBits } from './word-groups.ts';
import type { WordMatch } from './word-match.ts';

/** What is searched for, and how many assets are wanted. */
export interface MatchRequest {
  readonly tenant: Tenant;
  readonly match: WordMatch;
  readonly filter: AssetFilter;
  readonly wanted: number;
  readonly limits: SearchLimits;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The numbers of rows that statements return at most. There are few, because each makes a statement of its own, which is planned with it. */
const ROWS = [51, 201, 1_001, 5_001, 10_201];
export const HIDDEN_TENANT = '(select s.organization_id) as organization_id, (select s.livemode) as livemode';
const BEST_FIRST = 's.is_first desc, s.in_tags, s.is_approved desc, s.updated desc, s.asset_id desc';

/**
 * Looks at the newest assets in their order until enough are found. The subquery for the asset stays apart (`offset 0`): joined, it
 * might be read as a whole.
 */
export function newestStatement(request: MatchRequest): Statement {
  const { tenant, match, filter, wanted, limits } = request;
  if (match.bits.length > 0) return signedStatement(request);
  const values = new StatementValues(tenant);
  return {
    text: `select s.asset_id
      from (select s.asset_id, s.is_approved, s.updated, s.names, s.document from content.asset_search s
             where s.organization_id = $1 and s.livemode = $2
             order by s.is_approved desc, s.updated desc, s.asset_id desc limit ${limits.newest}) s
     where ${wordConditions(match, values)} and ${assetExists(filter, values)}
     order by s.is_approved desc, s.updated desc, s.asset_id desc limit ${roundedUp(wanted)}`,
    values: values.all,
  };
}

/** The same by the signatures that the index of the newest assets has, so that few assets themselves are read. */
function signedStatement({ tenant, match, filter, wanted, limits }: MatchRequest): Statement {
  const values = new StatementValues(tenant);
  const bits = match.bits.map((alternatives) => hasBits(alternatives, values)).join(' and ');
  return {
    text: `select s.asset_id
      from (select s.asset_id, s.is_approved, s.updated, s.word_bits, s.beginning_bits from content.asset_search s
             where s.organization_id = $1 and s.livemode = $2
             order by s.is_approved desc, s.updated desc, s.asset_id desc limit ${limits.newest}) s
     where ${bits}
       and (select d.names @@ ${values.bind(match.query)}::tsquery from content.asset_search d
             where d.organization_id = $1 and d.livemode = $2 and d.asset_id = s.asset_id offset 0)
       and ${assetExists(filter, values)}
     order by s.is_approved desc, s.updated desc, s.asset_id desc limit ${roundedUp(wanted)}`,
    values: values.all,
  };
}

export function hasBits(alternatives: readonly WordBits[], values: StatementValues): string {
  const conditions = alternatives.map(({ column, mask }) => {
    const bits = `${values.bind(mask)}::bigint`;
    return `s.${column} & ${bits} = ${bits}`;
  });
  return `greatest(${conditions.join(', ')})`;
}

/**
 * Takes the candidates that an inverted index finds, and sorts them. Only those that are needed are compared with the other
 * conditions. The last candidate is returned in any case, because each row says how many there are. The query of the index is hidden
 * from the planner (`select`), which would read the whole table for a common word. So is the tenant: otherwise each execution for
 * a small tenant would be planned anew, which takes as long as the search.
 */
export function indexStatement({ tenant, match, filter, wanted, limits }: MatchRequest): Statement {
  const values = new StatementValues(tenant);
  const lookedUp = `(select ${values.bind(match.lookedUp)}::tsquery)`;
  const first = match.firstInNames === null ? 'true' : `s.names @@ ${values.bind(match.firstInNames)}::tsquery`;
  return {
    text: `select s.asset_id, s.candidates, w.is_wanted
      from (select s.*, count(*) over ()::integer as candidates,
                   row_number() over (order by ${BEST_FIRST}) as position
              from (select ${HIDDEN_TENANT}, s.asset_id, s.is_approved, s.updated, ${first} as is_first, ${inTags(match, values)} as in_tags,
                           ${remainingConditions(match, values)} as is_match
                      from content.asset_search s where s.${match.column} @@ ${lookedUp} limit ${limits.candidates}) s
             where s.organization_id = $1 and s.livemode = $2) s
     cross join lateral (select s.is_match and ${assetExists(filter, values)} as is_wanted offset 0) w
     where coalesce(nullif(w.is_wanted, false), s.position = s.candidates)
     order by ${BEST_FIRST} limit ${roundedUp(wanted)}`,
    values: values.all,
  };
}

/** Compares all assets of a few folders. */
export function folderStatement({ tenant, match, filter, wanted, limits }: MatchRequest): Statement {
  const values = new StatementValues(tenant);
  const conditions = assetConditions(filter, values);
  const first = match.firstInNames === null ? '' : `s.names @@ ${values.bind(match.firstInNames)}::tsquery desc, `;
  return {
    text: `select s.asset_id
      from (select a.id from content.library_asset a where ${conditions} limit ${limits.inFolders}) found
      join content.asset_search s on s.asset_id = found.id
     where s.organization_id = $1 and s.livemode = $2 and ${wordConditions(match, values)}
     order by ${first}${inTags(match, values)}, s.is_approved desc, s.updated desc, s.asset_id desc limit ${roundedUp(wanted)}`,
    values: values.all,
  };
}

/** How many words are in tags and not in the name. */
function inTags({ inTags: queries }: WordMatch, values: StatementValues): string {
  return ['0::integer', ...queries.map((query) => `(s.names @@ ${values.bind(query)}::tsquery)::integer`)].join(' + ');
}

/** What the index has not looked up. */
function remainingConditions(match: WordMatch, values: StatementValues): string {
  const { query, lookedUp, exceptInNames } = match;
  if (query !== lookedUp) return wordConditions(match, values);
  return exceptInNames === null ? 'true' : isNotInNames(exceptInNames, values);
}

function wordConditions({ column, query, exceptInNames }: WordMatch, values: StatementValues): string {
  const has = `s.${column} @@ ${values.bind(query)}::tsquery`;
  return exceptInNames === null ? has : `${has} and ${isNotInNames(exceptInNames, values)}`;
}

function isNotInNames(query: string, values: StatementValues): string {
  return `(s.names @@ ${values.bind(query)}::tsquery) is not true`;
}

export function assetExists(filter: AssetFilter, values: StatementValues): string {
  return `(select true from content.library_asset a where ${assetConditions(filter, values)} and a.id = s.asset_id offset 0)`;
}

function roundedUp(wanted: number): number {
  return ROWS.find((rows) => rows >= wanted) ?? wanted;
}
