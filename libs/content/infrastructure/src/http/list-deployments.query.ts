import { DEPLOYMENT_STATUSES } from '@livery/content-domain';
import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

const CHANNEL = { pattern: '^[a-z0-9][a-z0-9_-]{0,62}$' } as const;

export class ListDeploymentsQuery extends CreatedListQuery {
  @Described({ ...CHANNEL, description: 'Returns only deployments to this channel.' })
  @IsOptional()
  @IsString()
  readonly channel?: string;

  @Described({ description: 'Returns only deployments with this status.' })
  @IsOptional()
  @IsIn(DEPLOYMENT_STATUSES)
  readonly status?: (typeof DEPLOYMENT_STATUSES)[number];
}

export class ActiveDeploymentQuery {
  @Described({ ...CHANNEL, description: 'The channel.', examples: ['web'] })
  @IsString()
  readonly channel: string;

  @Described({ description: 'Whether the items have links to their content (default: false).' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly links?: 'true' | 'false';
}

export class CompareDeploymentsQuery {
  @Described({
    pattern: '^dep_[0-9A-Za-z]{22}$',
    description:
      'The deployment to compare with. By default the active one of the same channel, or, for that itself, the one that it replaced.',
  })
  @IsOptional()
  @IsString()
  readonly against?: string;
}
