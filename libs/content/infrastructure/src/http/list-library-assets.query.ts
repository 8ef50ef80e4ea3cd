import { APPROVAL_STATUSES, type ApprovalStatus, ASSET_TYPES, type AssetType } from '@livery/content-domain';
import { OffsetListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class ListLibraryAssetsQuery extends OffsetListQuery {
  @Described({
    maxLength: 200,
    description:
      'At most ten words, all of which an asset has in its name, tags, file name, description or text. The last word may be unfinished, unless a space follows it. If hardly anything is found, words that differ by a typing error are found, too.',
    examples: ['harbour daw'],
  })
  @IsOptional()
  @IsString()
  readonly q?: string;

  @Described({ description: 'Returns only assets of this type.' })
  @IsOptional()
  @IsIn(ASSET_TYPES)
  readonly type?: AssetType;

  @Described({ pattern: '^fold_[0-9A-Za-z]{22}$', description: 'Returns only assets in this folder.' })
  @IsOptional()
  @IsString()
  readonly folder?: string;

  @Described({ description: 'Whether assets in folders below `folder` are returned, too. Default: false.' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly recursive?: 'true' | 'false';

  @Described({ maxLength: 60, description: 'Returns only assets with this tag, whatever its case.' })
  @IsOptional()
  @IsString()
  readonly tag?: string;

  @Described({ description: 'Returns only assets with this status.' })
  @IsOptional()
  @IsIn(APPROVAL_STATUSES)
  readonly approval_status?: ApprovalStatus;
}
