import type { Finding } from '../finding.ts';

/** A finding that is written only when it is among those that are shown. */
export interface FindingDraft {
  /** The text that its id is the hash of. */
  identity(): string;
  write(id: string): Finding;
}
