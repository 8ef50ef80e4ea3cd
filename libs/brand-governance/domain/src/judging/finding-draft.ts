import type { BrandRule } from '../brand-rule.ts';
import type { Finding } from '../finding.ts';
import type { Repair } from '../fixing/repair.ts';
import type { Occurrence } from './check.ts';

/** A finding as a former engine version grouped its occurrences. */
export interface FormerDraft {
  readonly identity: string;
  readonly occurrences: number;
  /** Whether the former finding had occurrences of other findings, too. */
  readonly isShared: boolean;
  readonly members: readonly Occurrence[];
}

/** A finding that is not written yet. Only findings that are shown are written. */
export interface FindingDraft {
  /** The rule that makes it; null for a finding on the file or on the engine. */
  readonly rule: BrandRule | null;
  /** The text whose hash is the id of the finding. */
  identity(): string;
  /** The findings of former engine versions that it is made of; left out if it was one finding with this identity. */
  readonly former?: readonly FormerDraft[] | undefined;
  write(id: string): Finding;
  /** What repairs the finding; left out for findings that nothing repairs. */
  readonly repair?: Repair;
  /** What repairs some of the findings of former engine versions that it is made of. */
  repairOf?(parts: readonly FormerDraft[]): Repair;
}
