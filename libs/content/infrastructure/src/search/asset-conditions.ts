import type { AssetType } from '@livery/content-domain';
import { approvalConditions, type ApprovalFilter } from './approval-conditions.ts';
import { folderCondition, type FolderFilter } from './folder-conditions.ts';
import type { StatementValues } from './statement-values.ts';

/** What limits the assets that are found, besides their words. */
export interface AssetFilter extends ApprovalFilter {
  readonly type: AssetType | null;
  readonly folders: FolderFilter | null;
}

/** SQL conditions for a row `a` of `library_asset`, that of the tenant among them. */
export function assetConditions(filter: AssetFilter, values: StatementValues): string {
  const { type, folders } = filter;
  return [
    'a.organization_id = $1',
    'a.livemode = $2',
    'a.deleted_at is null',
    ...(folders === null ? [] : [folderCondition(folders, values)]),
    ...(type === null ? [] : [`a.type = ${values.bind(type)}`]),
    ...approvalConditions(filter, values),
  ].join(' and ');
}
