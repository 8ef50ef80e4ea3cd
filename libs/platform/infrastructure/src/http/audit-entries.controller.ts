import { Controller, Query } from '@nestjs/common';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, type Principal } from '@livery/kernel';
import { auditEntryResource, AuditLog } from '@livery/platform-application';
import { type AuditEntryResource, auditEntrySchema } from '@livery/platform-contracts';
import { ListAuditEntriesQuery } from './list-audit-entries.query.ts';
import { READ_PLATFORM } from './platform-scopes.ts';

@Controller()
export class AuditEntriesController {
  constructor(private readonly auditLog: AuditLog) {}

  @Endpoint({
    method: 'GET',
    path: '/audit_entries',
    operationId: 'listAuditEntries',
    area: 'Platform',
    summary: 'List audit entries',
    description:
      'Lists the changes to API keys, OAuth applications, people and the organization, and the sign-ins of its people, newest first. Entries about people are in live mode. An organization sees a session from its first token for this organization on.',
    scopes: READ_PLATFORM,
    response: listSchema(auditEntrySchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListAuditEntriesQuery,
  ): Promise<ListEnvelope<AuditEntryResource>> {
    const filter = {
      action: query.action ?? null,
      principal: query.principal ?? null,
      target: query.target ?? null,
      created: createdRange(query),
    };
    const page = await this.auditLog.list(tenant, filter, pageRequest(query, 'audit'));
    return listEnvelope(mapPage(page, auditEntryResource), '/audit_entries');
  }
}
