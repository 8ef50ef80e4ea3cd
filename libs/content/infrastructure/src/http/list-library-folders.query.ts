import { OffsetListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

const FOLDER_TYPES = ['root', 'folder', 'set'] as const;

export class ListLibraryFoldersQuery extends OffsetListQuery {
  @Described({ maxLength: 200, description: 'A part of the name, whatever its case.', examples: ['photo'] })
  @IsOptional()
  @IsString()
  readonly q?: string;

  @Described({
    pattern: '^fold_[0-9A-Za-z]{22}$',
    description: 'Returns only the folders that are directly in this folder.',
  })
  @IsOptional()
  @IsString()
  readonly parent_id?: string;

  @Described({ description: 'Returns only folders without a parent, in another folder, or of sets.' })
  @IsOptional()
  @IsIn(FOLDER_TYPES)
  readonly type?: (typeof FOLDER_TYPES)[number];
}

export class DeleteLibraryFolderQuery {
  @Described({ description: 'Whether all that is in the folder is deleted, too. Default: false.' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly recursive?: 'true' | 'false';
}
