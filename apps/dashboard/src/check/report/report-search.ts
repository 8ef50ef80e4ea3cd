import { isSeverity, type Severity } from '../severity.ts';

const VIEWS = ['causes', 'places', 'accepted', 'gaps', 'compare'] as const;

export type View = (typeof VIEWS)[number];

/** What a report shows, as it is in the address. */
export interface ReportSearch {
  /** Left out: by cause. */
  readonly view?: View;
  readonly severity?: Severity;
  /** The part of the type before its dot, such as `color`. */
  readonly category?: string;
  /** Only what Livery can fix. */
  readonly fixable?: true;
  /** The check with which this one is compared. */
  readonly with?: string;
}

export function isView(value: unknown): value is View {
  return VIEWS.some((view) => view === value);
}

/** Reads an address. What it does not know is dropped. */
export function reportSearchOf(search: Readonly<Record<string, unknown>>): ReportSearch {
  const { view, severity, category, fixable, with: other } = search;
  return {
    ...(isView(view) && view !== 'causes' && { view }),
    ...(isSeverity(severity) && { severity }),
    ...(typeof category === 'string' && /^[a-z0-9_]{1,40}$/.test(category) && { category }),
    ...(fixable === true && { fixable }),
    ...(typeof other === 'string' && isCheckId(other) && { with: other }),
  };
}

export function isCheckId(text: string): boolean {
  return /^brand_check_[0-9A-Za-z]{22}$/.test(text);
}
