import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

const STATUSES = ['pending', 'approved', 'rejected', 'cancelled', 'withdrawn'] as const;

export class ListReviewsQuery extends CreatedListQuery {
  @Described({ description: 'Returns only reviews with this status.' })
  @IsOptional()
  @IsIn(STATUSES)
  readonly status?: (typeof STATUSES)[number];

  @Described({ pattern: '^asset_[0-9A-Za-z]{22}$', description: 'Returns only reviews of this asset.' })
  @IsOptional()
  @IsString()
  readonly asset?: string;
}
