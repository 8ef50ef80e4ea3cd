import { choosePlan } from '@livery/content-domain';
import type { Page, Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import { REVIEW_STATE, REVIEW_STATES } from './approval-conditions.ts';
import { assetConditions, type AssetFilter } from './asset-conditions.ts';
import { assetExists, hasBits, HIDDEN_TENANT, type Statement } from './match-statements.ts';
import type { SearchLimits } from './search-limits.ts';
import { StatementValues } from './statement-values.ts';
import { matchesOf, queryOf, type WordBits, type WordGroup } from './word-groups.ts';

/** More assets with a tag are not sorted; the newest assets are looked at instead. */
const MOST_TAGGED = 100_000;

export interface AssetListRequest {
  readonly tenant: Tenant;
  readonly filter: AssetFilter;
  /** The tag; null if assets are found whatever their tags. */
  readonly tag: WordGroup | null;
  /** How many assets the tenant has; 0 if that is not known. */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly limits: SearchLimits;
}

/** Lists assets, newest first. */
export async function listAssets(database: Queries, request: AssetListRequest): Promise<Page<string>> {
  const { text, values } = statementOf(request);
  const rows = await database.query<{ id: string }>(text, values);
  return { items: rows.slice(0, request.limit).map(({ id }) => id), hasMore: rows.length > request.limit };
}

function statementOf(request: AssetListRequest): Statement {
  const { tag, total, limit, offset, filter } = request;
  const wanted = offset + limit + 1;
  if (tag !== null) {
    const matches = matchesOf([tag], 'names', total);
    const plan = choosePlan({ matches, candidates: matches, wanted, total, isSigned: bitsOf(tag).length > 0 });
    return plan === 'newest' ? latestStatement(request, tag) : taggedStatement(request, tag);
  }
  const { folders, approvalStatus } = filter;
  const states = approvalStatus === null ? undefined : REVIEW_STATES[approvalStatus];
  if (folders === null && states !== undefined) return reviewedStatement(request, states);
  // There is no order of the assets of several folders in an index.
  const isSorted = folders?.ids?.length !== 1 && isSparse(request, wanted);
  return isSorted ? sortedStatement(request) : newestStatement(request);
}

/** Whether all assets of the folders are read faster than the newest of the tenant, until enough of those are in the folders. */
function isSparse({ filter, total, limits }: AssetListRequest, wanted: number): boolean {
  const { folders } = filter;
  if (folders === null || folders.assets >= limits.inFolders) return false;
  return (
    choosePlan({ matches: folders.assets, candidates: folders.assets, wanted, total, isSigned: false }) === 'index'
  );
}

/** Follows an index in the order of the list. */
function newestStatement({ tenant, filter, limit, offset }: AssetListRequest): Statement {
  const values = new StatementValues(tenant);
  return {
    text: `select a.id from content.library_asset a where ${assetConditions(filter, values)}
      order by a.updated desc, a.id desc limit ${values.bind(limit + 1)} offset ${values.bind(offset)}`,
    values: values.all,
  };
}

/** Follows the index with the signatures of the words in tags, in the order of the list. */
function latestStatement({ tenant, filter, limit, offset }: AssetListRequest, tag: WordGroup): Statement {
  const values = new StatementValues(tenant);
  const bits = bitsOf(tag);
  return {
    text: `select s.asset_id as id
      from (select s.asset_id, s.updated, s.word_bits from content.asset_search s
             where s.organization_id = $1 and s.livemode = $2
             order by s.updated desc, s.asset_id desc offset 0) s
     where ${bits.length === 0 ? 'true' : hasBits(bits, values)}
       and (select d.names @@ ${values.bind(queryOf([tag]))}::tsquery from content.asset_search d
             where d.organization_id = $1 and d.livemode = $2 and d.asset_id = s.asset_id offset 0)
       and ${assetExists(filter, values)}
     order by s.updated desc, s.asset_id desc limit ${values.bind(limit + 1)} offset ${values.bind(offset)}`,
    values: values.all,
  };
}

/** Follows an index of each state of reviews, because few assets may have the status. */
function reviewedStatement({ tenant, filter, limit, offset }: AssetListRequest, states: readonly string[]): Statement {
  const values = new StatementValues(tenant);
  const [conditions, most] = [assetConditions(filter, values), values.bind(offset + limit + 1)];
  return {
    text: `select a.id
      from unnest(${values.bind(states)}::text[]) as reviewed (state)
     cross join lateral (select a.id, a.updated from content.library_asset a
                          where ${conditions} and ${REVIEW_STATE} = reviewed.state
                          order by a.updated desc, a.id desc limit ${most}) a
     order by a.updated desc, a.id desc limit ${values.bind(limit + 1)} offset ${values.bind(offset)}`,
    values: values.all,
  };
}

/** Sorts all assets that there are. */
function sortedStatement({ tenant, filter, limit, offset }: AssetListRequest): Statement {
  const values = new StatementValues(tenant);
  return {
    text: `select a.id
      from (select a.id, a.updated from content.library_asset a where ${assetConditions(filter, values)} offset 0) a
     order by a.updated desc, a.id desc limit ${values.bind(limit + 1)} offset ${values.bind(offset)}`,
    values: values.all,
  };
}

/** Sorts all assets with a tag, which an inverted index finds. Only those that are needed are compared with the other conditions. */
function taggedStatement({ tenant, filter, limit, offset }: AssetListRequest, tag: WordGroup): Statement {
  const values = new StatementValues(tenant);
  const query = values.bind(queryOf([tag]));
  return {
    text: `select s.asset_id as id
      from (select s.asset_id, s.updated
              from (select ${HIDDEN_TENANT}, s.asset_id, s.updated from content.asset_search s
                     where s.names @@ (select ${query}::tsquery) limit ${MOST_TAGGED}) s
             where s.organization_id = $1 and s.livemode = $2
             order by s.updated desc, s.asset_id desc offset 0) s
     where ${assetExists(filter, values)}
     order by s.updated desc, s.asset_id desc limit ${values.bind(limit + 1)} offset ${values.bind(offset)}`,
    values: values.all,
  };
}

function bitsOf({ alternatives }: WordGroup): readonly WordBits[] {
  return alternatives.flatMap(({ bits }) => (bits === null ? [] : [bits]));
}
