import type { AssetQuery } from '@livery/content-application';
import type { AssetType } from '@livery/content-domain';
import { createdConditions } from '@livery/persistence';
import { approvalConditions, type ApprovalFilter } from './approval-conditions.ts';
import { folderCondition, type FolderFilter } from './folder-conditions.ts';
import type { StatementValues } from './statement-values.ts';

/** What limits the assets that are found, besides their words. */
export interface AssetFilter extends ApprovalFilter {
  readonly type: AssetType | null;
  readonly folders: FolderFilter | null;
  readonly icons: AssetQuery['icons'];
}

/** SQL conditions for a row `a` of `library_asset`, that of the tenant among them. */
export function assetConditions(filter: AssetFilter, values: StatementValues): string {
  const { type, folders, icons } = filter;
  return [
    'a.organization_id = $1',
    'a.livemode = $2',
    'a.deleted_at is null',
    ...(folders === null ? [] : [folderCondition(folders, values)]),
    ...(type === null ? [] : [`a.type = ${values.bind(type)}`]),
    ...(icons === undefined ? [] : [isIcon(icons, values)]),
    ...approvalConditions(filter, values),
  ].join(' and ');
}

/** The subqueries stay apart (`offset 0`): joined, a set might be read as a whole. */
function isIcon({ setId, style, created }: NonNullable<AssetQuery['icons']>, values: StatementValues): string {
  const bind = (value: unknown): string => values.bind(value);
  const ofStyle = `(select lower(g.style) from content.icon_set g
    where g.organization_id = $1 and g.livemode = $2 and g.id = i.set_id offset 0)`;
  const conditions = [
    ...(setId === null ? [] : [`i.set_id = ${bind(setId)}`]),
    ...(style === null ? [] : [`${ofStyle} = lower(${bind(style)})`]),
    ...createdConditions(created, bind),
  ];
  return `(select true from content.icon i where i.organization_id = $1 and i.livemode = $2 and i.id = a.id
    and ${['not i.is_deleted', ...conditions].join(' and ')} offset 0)`;
}
