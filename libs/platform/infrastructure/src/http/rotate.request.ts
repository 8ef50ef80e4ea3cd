import { IsInt, IsOptional } from 'class-validator';

export class RotateRequest {
  /** Seconds for which the old secret goes on. */
  @IsOptional()
  @IsInt()
  readonly overlap_seconds?: number | null;
}
