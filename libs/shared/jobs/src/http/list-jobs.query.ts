import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { JOB_STATUSES, type JobStatus } from './job.schema.ts';

export class ListJobsQuery extends CreatedListQuery {
  @Described({ maxLength: 100, description: 'Returns only jobs of this kind.', examples: ['slide_assets.split'] })
  @IsOptional()
  @IsString()
  readonly kind?: string;

  @Described({ description: 'Returns only jobs with this status.' })
  @IsOptional()
  @IsIn(JOB_STATUSES)
  readonly status?: JobStatus;
}
