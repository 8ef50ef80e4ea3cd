import { publicActorId, publicId } from '@livery/kernel';
import type { RequestLogResource } from '@livery/platform-contracts';
import type { ArchivedRequest } from '../ports/request-archive.ts';

export function requestLogResource(request: ArchivedRequest): RequestLogResource {
  return {
    id: publicId('req', request.id),
    object: 'request_log',
    organization: publicId('org', request.tenant.organizationId),
    livemode: request.tenant.livemode,
    method: request.method,
    path: request.path,
    status: request.status,
    code: request.code,
    latency_ms: request.latencyMs,
    principal: publicActorId(request.actor),
    api_version: request.apiVersion,
    idempotency: request.idempotency,
    ip: request.ip,
    user_agent: request.userAgent,
    created: request.created.toISOString(),
  };
}
