import type { LoggedRequest } from '@livery/http';
import type { Actor } from '@livery/kernel';
import type { ArchivedRequest } from '@livery/platform-application';
import { EntitySchema } from 'typeorm';

export interface RequestLogRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly latency_ms: number;
  readonly principal_kind: Actor['kind'];
  readonly principal_id: string;
  readonly api_version: string | null;
  readonly idempotency: ArchivedRequest['idempotency'];
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly created: Date;
}

export const RequestLogRowSchema = new EntitySchema<RequestLogRow>({
  name: 'request_log',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    method: { type: 'text' },
    path: { type: 'text' },
    status: { type: 'smallint' },
    code: { type: 'text', nullable: true },
    latency_ms: { type: 'integer' },
    principal_kind: { type: 'text' },
    principal_id: { type: 'uuid' },
    api_version: { type: 'text', nullable: true },
    idempotency: { type: 'text' },
    ip: { type: 'text', nullable: true },
    user_agent: { type: 'text', nullable: true },
    created: { type: 'timestamptz' },
  },
});

export function toRequestLogRow(request: LoggedRequest): RequestLogRow {
  return {
    organization_id: request.tenant.organizationId,
    livemode: request.tenant.livemode,
    id: request.id,
    method: request.method,
    path: request.path,
    status: request.status,
    code: request.code,
    latency_ms: request.latencyMs,
    principal_kind: request.actor.kind,
    principal_id: request.actor.id,
    api_version: request.apiVersion,
    idempotency: request.idempotency,
    ip: request.ip,
    user_agent: request.userAgent,
    created: request.created,
  };
}

export function toArchivedRequest(row: RequestLogRow): ArchivedRequest {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    method: row.method,
    path: row.path,
    status: row.status,
    code: row.code,
    latencyMs: row.latency_ms,
    actor: { kind: row.principal_kind, id: row.principal_id },
    apiVersion: row.api_version,
    idempotency: row.idempotency,
    ip: row.ip,
    userAgent: row.user_agent,
    created: row.created,
  };
}
