import type { BrandRule } from '../brand-rule.ts';
import type { Finding } from '../finding.ts';
import type { Repair } from '../fixing/repair.ts';

/** A finding that is not written yet. Only findings that are shown are written. */
export interface FindingDraft {
  /** The rule that makes it; null for a finding on the file or on the engine. */
  readonly rule: BrandRule | null;
  /** The text whose hash is the id of the finding. */
  identity(): string;
  write(id: string): Finding;
  /** What repairs the finding; left out for findings that nothing repairs. */
  readonly repair?: Repair;
}
