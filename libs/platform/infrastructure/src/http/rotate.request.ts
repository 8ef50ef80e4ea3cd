import { Described } from '@livery/requests';
import { IsInt, IsOptional } from 'class-validator';

export class RotateRequest {
  @Described({
    minimum: 0,
    maximum: 604_800,
    description:
      'The number of seconds for which the old secret stays valid. Default: 0, which ends the old secret at once.',
  })
  @IsOptional()
  @IsInt()
  readonly overlap_seconds?: number | null;
}
