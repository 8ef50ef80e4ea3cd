import type { Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import { assetConditions, type AssetFilter } from './asset-conditions.ts';
import { StatementValues } from './statement-values.ts';

/** If more names begin with what was typed, that says little. Those that are equal come first in the index. */
const MOST_NAMES = 21;
const LAST_CHARACTER = '\u{10ffff}';

/** What names are compared with. */
export interface NameRequest {
  readonly tenant: Tenant;
  /** As it was typed. */
  readonly text: string;
  readonly filter: AssetFilter;
  /** The text of a `tsquery` for the tag; null if assets are found whatever their tags. */
  readonly tag: string | null;
}

/**
 * Finds the assets whose whole name was typed, and then those whose name begins with what was typed, if they are at most 20; of each,
 * approved ones first, newest first. After a space the last word is whole. Of names, 64 characters are compared. The key of a name takes
 * some µs, so each is made once; that of the typed text is made once by a subquery.
 */
export async function findNamed(database: Queries, request: NameRequest): Promise<readonly string[]> {
  const { tenant, filter, tag } = request;
  const values = new StatementValues(tenant);
  const text = values.bind(request.text.replaceAll('\0', ' ').toWellFormed());
  const typed = `(select left(content.name_key(${text}), 64))`;
  const end = values.bind(/\s$/u.test(request.text) ? ' ' : '');
  const key = 'left(content.name_key(a.name), 64) collate "C"';
  const rows = await database.query<{ asset_id: string }>(
    `select s.asset_id
       from (select a.*, count(*) over () as names
               from (select a.*, ${key} as name_key from content.library_asset a
                      where a.organization_id = $1 and a.livemode = $2 and a.deleted_at is null
                        and ${key} >= ${typed} and ${key} < ${typed} || ${values.bind(LAST_CHARACTER)}
                      order by name_key, a.updated desc, a.id desc limit ${MOST_NAMES}) a) a
       join content.asset_search s on s.organization_id = $1 and s.livemode = $2 and s.asset_id = a.id
      where greatest(a.name_key = ${typed}, a.names < ${MOST_NAMES} and starts_with(a.name_key, ${typed} || ${end}))
        and ${assetConditions(filter, values)} and ${tag === null ? 'true' : `s.names @@ ${values.bind(tag)}::tsquery`}
      order by a.name_key = ${typed} desc, s.is_approved desc, s.updated desc, s.asset_id desc`,
    values.all,
  );
  return rows.map((row) => row.asset_id);
}
