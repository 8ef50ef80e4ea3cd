import { Described } from '@livery/requests';
import { IsOptional, IsString, Matches } from 'class-validator';

/** In characters. */
const MAX_COMMENT = 2_000;

export class RequestReviewRequest {
  @Described({ maxLength: MAX_COMMENT, description: 'What the reviewer should know.' })
  @IsOptional()
  @IsString()
  readonly comment?: string | null;

  @Described({ format: 'date-time', description: 'Until when the review should be decided.' })
  @IsOptional()
  @IsString()
  readonly due_at?: string | null;
}

export class DecideReviewRequest {
  @Described({
    pattern: '^[0-9a-f]{64}$',
    description:
      'The `content_hash` of the asset as you have seen it. If the content is another one, nothing is decided.',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  })
  @Matches(/^[0-9a-f]{64}$/)
  readonly content_hash: string;

  @Described({ maxLength: MAX_COMMENT, description: 'The reasons for the decision.' })
  @IsOptional()
  @IsString()
  readonly comment?: string | null;
}

export class TakeBackReviewRequest {
  @Described({ maxLength: MAX_COMMENT, description: 'The reasons.' })
  @IsOptional()
  @IsString()
  readonly comment?: string | null;
}
