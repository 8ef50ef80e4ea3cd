import { DomainError, type PageRequest, type Tenant } from '@livery/kernel';
import { type AuditFilter, auditEntryResource, type AuditLog } from '@livery/platform-application';

export const NDJSON = 'application/x-ndjson';
/** The most lines of one answer. Whoever wants more goes on after the last line. */
export const MAX_LINES = 5_000;
const PAGE = 200;

/** The entries of the audit log after a cursor, newest first, as a line of JSON each. @throws DomainError `parameter_invalid` */
export async function auditLines(
  auditLog: AuditLog,
  tenant: Tenant,
  filter: AuditFilter,
  { startingAfter, endingBefore }: PageRequest,
): Promise<string> {
  if (endingBefore !== undefined)
    throw new DomainError('invalid', 'parameter_invalid', 'Lines begin after starting_after.', {
      param: 'ending_before',
    });
  const lines: string[] = [];
  let after = startingAfter;
  while (lines.length < MAX_LINES) {
    const request = { limit: PAGE, ...(after !== undefined && { startingAfter: after }) };
    const { items, hasMore } = await auditLog.list(tenant, filter, request);
    lines.push(...items.map((entry) => `${JSON.stringify(auditEntryResource(entry))}\n`));
    after = items.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  return lines.join('');
}
