const STATUSES = ['completed', 'pending', 'failed'] as const;
const KINDS = ['pptx', 'docx'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters of the list of checks, as they are in the address. */
export interface ChecksSearch {
  /** A part of the name of the file. */
  readonly q?: string;
  readonly status?: (typeof STATUSES)[number];
  readonly content_type?: (typeof KINDS)[number];
  readonly document?: string;
  readonly created_by?: string;
  /** The first day, such as `2026-11-26`. */
  readonly from?: string;
  /** The last day. */
  readonly to?: string;
}

/** Reads the filters out of an address. What is no filter is dropped. */
export function checksSearchOf(search: Readonly<Record<string, unknown>>): ChecksSearch {
  const { status, content_type, from, to } = search;
  const members = {
    q: textOf(search['q']),
    status: STATUSES.find((one) => one === status),
    content_type: KINDS.find((one) => one === content_type),
    document: textOf(search['document']),
    created_by: textOf(search['created_by']),
    from: dayOf(from),
    to: dayOf(to),
  };
  return withoutMissing(members);
}

/** The parameters of the API: days begin and end as the clock of the browser says. */
export function checksQueryOf({ from, to, ...filters }: ChecksSearch) {
  if (from === undefined && to === undefined) return filters;
  const created = { ...(from && { gte: startOf(from, 0) }), ...(to && { lt: startOf(to, 1) }) };
  return { ...filters, created };
}

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

function withoutMissing<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: NonNullable<Members[Name]> };
function withoutMissing(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
