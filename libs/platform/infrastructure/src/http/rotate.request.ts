import { Described } from '@livery/http';
import { IsInt, IsOptional } from 'class-validator';

export class RotateRequest {
  @Described({
    minimum: 0,
    maximum: 604_800,
    description: 'Seconds for which the old secret goes on. 0 when left out: the old secret ends at once.',
  })
  @IsOptional()
  @IsInt()
  readonly overlap_seconds?: number | null;
}
