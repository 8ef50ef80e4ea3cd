import { DomainError } from '@livery/kernel';
import type { DocumentModel } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';

/** The resolved model of a document. @throws DomainError with a documented code when it cannot be read */
export function readModel(bytes: Uint8Array): DocumentModel {
  const file = OoxmlPackage.open(bytes);
  switch (file.family) {
    case 'presentation':
      return readPresentation(file);
    case 'document':
      return readTextDocument(file);
    case 'other':
      throw new DomainError('unsupported', 'unsupported_format', 'Only presentations and text documents can be read.');
  }
}
