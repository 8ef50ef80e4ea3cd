import type { Deployment, DeploymentFailure, DeploymentItemKind } from '@livery/content-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface DeploymentRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly channel: string;
  readonly status: Deployment['status'];
  readonly item_count: number;
  readonly manifest_sha256: string;
  readonly notes: string;
  readonly checks_active: boolean;
  readonly expected_active_id: string | null;
  readonly source_id: string | null;
  readonly supersedes_id: string | null;
  readonly superseded_by_id: string | null;
  readonly scheduled_at: Date | null;
  readonly activated_at: Date | null;
  readonly completed_at: Date | null;
  readonly failure: DeploymentFailure | null;
  readonly job_id: string;
  readonly created: Date;
  readonly updated: Date;
}

export const DeploymentRowSchema = new EntitySchema<DeploymentRow>({
  name: 'deployment',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    channel: { type: 'text' },
    status: { type: 'text' },
    item_count: { type: 'integer' },
    manifest_sha256: { type: 'text' },
    notes: { type: 'text' },
    checks_active: { type: 'boolean' },
    expected_active_id: { type: 'uuid', nullable: true },
    source_id: { type: 'uuid', nullable: true },
    supersedes_id: { type: 'uuid', nullable: true },
    superseded_by_id: { type: 'uuid', nullable: true },
    scheduled_at: { type: 'timestamptz', nullable: true },
    activated_at: { type: 'timestamptz', nullable: true },
    completed_at: { type: 'timestamptz', nullable: true },
    failure: { type: 'jsonb', nullable: true },
    job_id: { type: 'uuid' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});

export interface DeploymentItemRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly deployment_id: string;
  readonly asset_id: string;
  readonly position: number;
  readonly kind: DeploymentItemKind;
  readonly version: number;
  readonly content_hash: string;
  readonly filename: string;
  readonly media_type: string;
}

export const DeploymentItemRowSchema = new EntitySchema<DeploymentItemRow>({
  name: 'deployment_item',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    deployment_id: { type: 'uuid', primary: true },
    asset_id: { type: 'uuid', primary: true },
    position: { type: 'integer' },
    kind: { type: 'text' },
    version: { type: 'integer' },
    content_hash: { type: 'text' },
    filename: { type: 'text' },
    media_type: { type: 'text' },
  },
});
