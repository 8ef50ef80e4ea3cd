import type { Actor } from '@livery/kernel';
import type { DocumentFormat } from '../document-format.ts';
import type { GuidelineDiff } from './diff-guidelines.ts';
import type { LearntGuideline } from './learnt-guideline.ts';

/** The template from which a draft was learnt. */
export interface DraftSource {
  readonly filename: string | null;
  readonly format: DocumentFormat;
  readonly sizeBytes: number;
  /** The hexadecimal SHA-256 of its bytes. */
  readonly contentSha256: string;
}

/** A guideline that was learnt from a template and is proposed to an organization. */
export interface GuidelineDraft {
  /** UUID. */
  readonly id: string;
  readonly source: DraftSource;
  readonly learnt: LearntGuideline;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly expiresAt: Date;
  /** When it was applied, and what that changed; null while it is a proposal. */
  readonly applied: { readonly at: Date; readonly diff: GuidelineDiff } | null;
}
