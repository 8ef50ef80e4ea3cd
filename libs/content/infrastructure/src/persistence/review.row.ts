import type { Review, ReviewMode } from '@livery/content-domain';
import { EntitySchema } from 'typeorm';

type ActorKind = 'api_key' | 'oauth_application' | 'user';

export interface ReviewRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly asset_id: string;
  readonly version: number;
  readonly status: Review['status'];
  readonly mode: ReviewMode;
  readonly policy_version: number;
  readonly content_hash: string;
  readonly comment: string;
  readonly decision_comment: string;
  readonly due_at: Date | null;
  readonly previous_review_id: string | null;
  readonly requested_by_kind: ActorKind | null;
  readonly requested_by_id: string | null;
  readonly requester_lineage: string;
  readonly decided_by_kind: ActorKind | null;
  readonly decided_by_id: string | null;
  readonly decided: Date | null;
  readonly created: Date;
  readonly updated: Date;
}

export const ReviewRowSchema = new EntitySchema<ReviewRow>({
  name: 'review',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    asset_id: { type: 'uuid' },
    version: { type: 'integer' },
    status: { type: 'text' },
    mode: { type: 'text' },
    policy_version: { type: 'integer' },
    content_hash: { type: 'text' },
    comment: { type: 'text' },
    decision_comment: { type: 'text' },
    due_at: { type: 'timestamptz', nullable: true },
    previous_review_id: { type: 'uuid', nullable: true },
    requested_by_kind: { type: 'text', nullable: true },
    requested_by_id: { type: 'uuid', nullable: true },
    requester_lineage: { type: 'uuid' },
    decided_by_kind: { type: 'text', nullable: true },
    decided_by_id: { type: 'uuid', nullable: true },
    decided: { type: 'timestamptz', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
