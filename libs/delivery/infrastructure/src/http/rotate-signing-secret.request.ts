import { Described } from '@livery/requests';
import { IsInt, IsOptional } from 'class-validator';

export class RotateSigningSecretRequest {
  @Described({
    minimum: 0,
    maximum: 604_800,
    description:
      'The number of seconds for which the present secret also signs. Default: 86400, one day. With 0 it stops after two seconds, when every worker knows the new one.',
  })
  @IsOptional()
  @IsInt()
  readonly overlap_seconds?: number | null;
}
