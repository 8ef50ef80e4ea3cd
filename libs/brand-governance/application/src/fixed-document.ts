import { DocumentSigned, type FixRequest, ParameterInvalid } from '@livery/brand-governance-domain';
import { DomainError } from '@livery/kernel';
import type { FixedDocumentFacts, Fixing } from './ports/document-fixer.ts';

/**
 * The document that was fixed.
 * @throws DocumentSigned; ParameterInvalid `finding_ids[i]`; DomainError for what the document is refused for
 */
export function fixedDocument(fixing: Fixing, { findingIds }: FixRequest): FixedDocumentFacts {
  switch (fixing.outcome) {
    case 'fixed':
      return fixing.document;
    case 'signed':
      throw new DocumentSigned();
    case 'refused': {
      const { kind, code, message, part } = fixing.refusal;
      throw new DomainError(kind, code, message, { extras: part === null ? {} : { part } });
    }
    case 'not_fixable': {
      const index = findingIds?.findIndex((id) => fixing.findingIds.includes(id));
      throw new ParameterInvalid(`finding_ids[${index}]`, 'This finding cannot be fixed: auto_fixable is false.');
    }
  }
}
