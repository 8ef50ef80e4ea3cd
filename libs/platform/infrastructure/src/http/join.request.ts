import { Described } from '@livery/requests';
import { IsString } from 'class-validator';

export class JoinRequest {
  @Described({ maxLength: 100, description: 'The secret of the link, `sil_…`. It can be used once.' })
  @IsString()
  readonly sign_in_link: string;
}
