import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

export class CreateLibraryFolderRequest {
  @Described({ minLength: 1, maxLength: 200, examples: ['Photography'] })
  @IsString()
  readonly name: string;

  @Described({
    type: ['string', 'null'],
    pattern: '^fold_[0-9A-Za-z]{22}$',
    description: 'The folder in which it is created. Default: at the top.',
  })
  @IsOptional()
  @IsString()
  readonly parent_id?: string | null;
}

export class UpdateLibraryFolderRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The new name.', examples: ['Pictures'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({
    type: ['string', 'null'],
    pattern: '^fold_[0-9A-Za-z]{22}$',
    description: 'The folder into which it is moved. Null: to the top.',
  })
  @IsOptional()
  @IsString()
  readonly parent_id?: string | null;
}
