/** Which entries the log shows. The dates are days such as `2026-05-04`, in the time zone of the browser. */
export interface AuditFilter {
  readonly action?: string | undefined;
  readonly principal?: string | undefined;
  readonly target?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_LENGTH = 100;

/** The filter in the address. Other values are dropped. */
export function auditFilterOf(search: Readonly<Record<string, unknown>>): AuditFilter {
  const filter: Record<string, string> = {};
  for (const name of ['action', 'principal', 'target'] as const) {
    const text = search[name];
    if (typeof text === 'string' && text.trim() !== '') filter[name] = text.trim().slice(0, MAX_LENGTH);
  }
  for (const name of ['from', 'to'] as const) {
    const text = search[name];
    if (typeof text === 'string' && DAY.test(text) && !Number.isNaN(Date.parse(text))) filter[name] = text;
  }
  return filter;
}

/** The filter as parameters of the list of the API. Both days are within the range. */
export function auditQueryOf({ from, to, ...texts }: AuditFilter): Pick<
  AuditFilter,
  'action' | 'principal' | 'target'
> & {
  readonly created?: { readonly gte?: string; readonly lt?: string };
} {
  if (from === undefined && to === undefined) return texts;
  return {
    ...texts,
    created: {
      ...(from !== undefined && { gte: midnight(from, 0) }),
      ...(to !== undefined && { lt: midnight(to, 1) }),
    },
  };
}

function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

/** The request of the log with this filter. */
export function auditPathOf(filter: AuditFilter): string {
  const { created = {}, ...texts } = auditQueryOf(filter);
  const parameters = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) parameters.set(name, text);
  for (const [bound, time] of Object.entries(created)) parameters.set(`created[${bound}]`, time);
  const query = parameters.toString();
  return query === '' ? '/audit_entries' : `/audit_entries?${query}`;
}
