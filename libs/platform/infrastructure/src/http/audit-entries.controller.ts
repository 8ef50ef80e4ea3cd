import { Controller, Query, Res } from '@nestjs/common';
import {
  AcceptedType,
  contentDisposition,
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
import type { Response } from 'express';
import { auditLines, NDJSON } from './audit-export.ts';
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
      'Lists what auditors ask for, newest first: changes to API keys, OAuth applications, people, the organization, webhook endpoints, rules, palettes, fonts, accepted findings and the review policy; reviews, deployments, deletions, imports, exports and downloads of fixed documents; sign-ins of its people, and wrong passwords. Entries about people are in live mode. An organization sees a session from its first token for this organization on. With `Accept: application/x-ndjson` the answer is a line of JSON for each entry, at most 5,000: go on with the id of the last line in `starting_after`, until there are fewer. `limit` does not matter then.',
    scopes: READ_PLATFORM,
    response: listSchema(auditEntrySchema),
    alternatives: { [NDJSON]: { type: 'string', description: 'A line of JSON for each entry.' } },
    headers: { 'Content-Disposition': 'The name of the file, if the answer is not a list.' },
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListAuditEntriesQuery,
    @AcceptedType() type: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListEnvelope<AuditEntryResource> | string> {
    const filter = {
      action: query.action ?? null,
      principal: query.principal ?? null,
      target: query.target ?? null,
      created: createdRange(query),
    };
    const request = pageRequest(query, 'audit');
    if (type === NDJSON) {
      const lines = await auditLines(this.auditLog, tenant, filter, request);
      response.type(NDJSON).set('Content-Disposition', contentDisposition('attachment', 'audit-log.ndjson'));
      return lines;
    }
    const page = await this.auditLog.list(tenant, filter, request);
    return listEnvelope(mapPage(page, auditEntryResource), '/audit_entries');
  }
}
