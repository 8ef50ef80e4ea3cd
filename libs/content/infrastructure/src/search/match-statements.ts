import type { Tenant } from '@livery/kernel';
import { assetConditions, type AssetFilter } from './asset-conditions.ts';
import type { SearchLimits } from './search-limits.ts';
import { StatementValues } from './statement-values.ts';
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

/**
 * Looks at the newest assets in their order until enough are found. The subquery for the asset stays apart (`offset 0`): joined, it
 * might be read as a whole.
 */
export function newestStatement({ tenant, match, filter, wanted, limits }: MatchRequest): Statement {
  const values = new StatementValues(tenant);
  return {
    text: `select s.asset_id
      from (select s.asset_id, s.is_approved, s.updated, s.names, s.document from content.asset_search s
             where s.organization_id = $1 and s.livemode = $2
             order by s.is_approved desc, s.updated desc, s.asset_id desc limit ${limits.newest}) s
     where ${wordConditions(match, values)} and ${assetExists(filter, values)}
     order by s.is_approved desc, s.updated desc, s.asset_id desc limit ${values.bind(wanted)}`,
    values: values.all,
  };
}

/**
 * Takes the candidates that an inverted index finds, and sorts them. Only those that are needed are compared with the other
 * conditions. The last candidate is returned in any case, because each row says how many there are. The query of the index is hidden
 * from the planner (`select`), which would read the whole table for a common word.
 */
export function indexStatement({ tenant, match, filter, wanted, limits }: MatchRequest): Statement {
  const values = new StatementValues(tenant);
  const lookedUp = `(select ${values.bind(match.lookedUp)}::tsquery)`;
  const rank = match.firstInNames === null ? '' : `s.names @@ ${values.bind(match.firstInNames)}::tsquery desc, `;
  return {
    text: `select s.asset_id, s.candidates, w.is_wanted
      from (select s.asset_id, s.names, s.document, count(*) over ()::integer as candidates,
                   row_number() over (order by ${rank}s.is_approved desc, s.updated desc, s.asset_id desc) as position
              from (select s.organization_id, s.livemode, s.asset_id, s.is_approved, s.updated, s.names, s.document
                      from content.asset_search s where s.${match.column} @@ ${lookedUp} limit ${limits.candidates}) s
             where s.organization_id = $1 and s.livemode = $2) s
     cross join lateral (select ${wordConditions(match, values)} and ${assetExists(filter, values)} as is_wanted offset 0) w
     where coalesce(nullif(w.is_wanted, false), s.position = s.candidates)
     order by s.position limit ${values.bind(wanted)}`,
    values: values.all,
  };
}

/** Compares all assets of a few folders. */
export function folderStatement({ tenant, match, filter, wanted, limits }: MatchRequest): Statement {
  const values = new StatementValues(tenant);
  const conditions = assetConditions(filter, values);
  const rank = match.firstInNames === null ? '' : `s.names @@ ${values.bind(match.firstInNames)}::tsquery desc, `;
  return {
    text: `select s.asset_id
      from (select a.id from content.library_asset a where ${conditions} limit ${limits.inFolders}) found
      join content.asset_search s on s.asset_id = found.id
     where s.organization_id = $1 and s.livemode = $2 and ${wordConditions(match, values)}
     order by ${rank}s.is_approved desc, s.updated desc, s.asset_id desc limit ${values.bind(wanted)}`,
    values: values.all,
  };
}

function wordConditions({ column, query, exceptInNames }: WordMatch, values: StatementValues): string {
  const has = `s.${column} @@ ${values.bind(query)}::tsquery`;
  return exceptInNames === null ? has : `${has} and (s.names @@ ${values.bind(exceptInNames)}::tsquery) is not true`;
}

function assetExists(filter: AssetFilter, values: StatementValues): string {
  return `(select true from content.library_asset a where ${assetConditions(filter, values)} and a.id = s.asset_id offset 0)`;
}
