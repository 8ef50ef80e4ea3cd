import { REVIEW_MODES, type ReviewMode } from '@livery/content-domain';
import { Described, ObjectOf, READ_ONLY, ReadOnlyMembers } from '@livery/requests';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';

export class ReviewModesRequest {
  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly image?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly icon?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly slide?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly presentation?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly template?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly document?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly font?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly video?: ReviewMode;

  @IsOptional()
  @IsIn(REVIEW_MODES)
  readonly other?: ReviewMode;
}

export class SetReviewPolicyRequest extends ReadOnlyMembers {
  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @IsOptional()
  @IsIn(['review_policy'])
  readonly object?: 'review_policy' | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsInt()
  readonly version?: number | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsInt()
  readonly accepted_from?: number | null;

  @Described({ description: 'The modes of types of assets. Types that you leave out keep their modes.' })
  @ObjectOf(() => ReviewModesRequest)
  readonly modes: ReviewModesRequest;

  @Described({
    description: 'Whether another person than the requester must decide. If you leave it out, it stays.',
  })
  @IsOptional()
  @IsBoolean()
  readonly four_eyes?: boolean;

  @Described({
    description:
      'Whether approvals by earlier versions of the policy stay valid. Default: false, so that they become stale.',
  })
  @IsOptional()
  @IsBoolean()
  readonly keep_approvals?: boolean;
}
