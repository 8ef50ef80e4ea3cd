import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

export class StoreFileRequest {
  @Described({
    minLength: 1,
    maxLength: 255,
    description: "The name of the file. If you leave it out, the name in the form's part is used.",
  })
  @IsOptional()
  @IsString()
  readonly filename?: string;
}
