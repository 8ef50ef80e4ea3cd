import type { LearntGuideline, Refusal } from '@livery/brand-governance-domain';
import type { DocumentBytes, ReceivedDocument } from './received-document.ts';

/** What came of learning from one template. A template that cannot be read is an outcome, not an exception. */
export type Learning = (
  | { readonly outcome: 'learnt'; readonly learnt: LearntGuideline }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
) & {
  /** The hexadecimal SHA-256 of the template's bytes. */
  readonly contentSha256: string;
};

/** Learns guidelines from templates. */
export abstract class TemplateReader<Bytes extends DocumentBytes = DocumentBytes> {
  /**
   * Reads a template and learns from it off the event loop, and frees its bytes.
   * @throws InspectionUnavailable as `DocumentInspector.inspect`
   */
  abstract learn(template: ReceivedDocument<Bytes>, at: Date): Promise<Learning>;
}
