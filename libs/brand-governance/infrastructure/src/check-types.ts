import { CHECK_CATALOGUE, type Severity } from '@livery/brand-governance-domain';

/** What documents are judged by, for people who look it up. */
export interface CheckType {
  /** Dotted, as in rules and findings. */
  readonly type: string;
  readonly severity: Severity;
  /** What it reports, in one sentence. */
  readonly summary: string;
}

export const CHECK_TYPES: readonly CheckType[] = CHECK_CATALOGUE.map(({ type, severity, summary }) => ({
  type,
  severity,
  summary,
}));
