import type { JsonObject, Scope } from '@livery/kernel';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

/** The key of a job. */
export interface JobKeyColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
}

/** The columns that change while a job is queued and run. */
export interface JobStateColumns {
  readonly status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number | null;
  readonly step: string | null;
  readonly checkpoint: object | null;
  readonly result: object | null;
  readonly error_code: string | null;
  readonly error_message: string | null;
  readonly attempts: number;
  /** Only of a queued job. */
  readonly run_after: Date | null;
  /** Only of a running job. */
  readonly lease_owner: string | null;
  readonly lease_epoch: number;
  /** Only of a running job. */
  readonly lease_until: Date | null;
  readonly cancel_requested: boolean;
  readonly started: Date | null;
  /** Only of a job that has ended. */
  readonly completed: Date | null;
  readonly updated: Date;
}

export interface JobRow extends JobKeyColumns, JobStateColumns, ActorColumns {
  readonly kind: string;
  readonly payload: object;
  readonly scopes: readonly Scope[];
  readonly created: Date;
}

/** A job as it is read from the table: its objects are JSON. */
export type ReadJobRow = Omit<JobRow, 'payload' | 'checkpoint' | 'result'> & {
  readonly payload: JsonObject;
  readonly checkpoint: JsonObject | null;
  readonly result: JsonObject | null;
};

export const JobRowSchema = new EntitySchema<JobRow>({
  name: 'job',
  schema: 'jobs',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    payload: { type: 'jsonb' },
    status: { type: 'text' },
    done: { type: 'integer' },
    total: { type: 'integer', nullable: true },
    step: { type: 'text', nullable: true },
    checkpoint: { type: 'jsonb', nullable: true },
    result: { type: 'jsonb', nullable: true },
    error_code: { type: 'text', nullable: true },
    error_message: { type: 'text', nullable: true },
    attempts: { type: 'smallint' },
    run_after: { type: 'timestamptz', nullable: true },
    lease_owner: { type: 'uuid', nullable: true },
    lease_epoch: { type: 'integer' },
    lease_until: { type: 'timestamptz', nullable: true },
    cancel_requested: { type: 'boolean' },
    scopes: { type: 'text', array: true },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    started: { type: 'timestamptz', nullable: true },
    completed: { type: 'timestamptz', nullable: true },
    updated: { type: 'timestamptz' },
  },
});

/** The columns of a job in a select statement; the table has the alias `j`. */
export const JOB_COLUMN_NAMES = Object.keys(JobRowSchema.options.columns);
export const JOB_COLUMNS = JOB_COLUMN_NAMES.map((name) => `j.${name}`).join(', ');
