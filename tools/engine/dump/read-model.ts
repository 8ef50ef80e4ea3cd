import { DomainError } from '@livery/kernel';
import type { Presentation } from '@livery/brand-governance-domain';
import { readPresentation } from '@livery/brand-governance-infrastructure';
import { OoxmlPackage } from '@livery/ooxml-package';

/** The resolved model of a presentation. @throws DomainError with a documented code when it cannot be read */
export function readModel(bytes: Uint8Array): Presentation {
  const file = OoxmlPackage.open(bytes);
  if (file.family !== 'presentation') {
    throw new DomainError('unsupported', 'unsupported_format', 'Only presentations can be read.');
  }
  return readPresentation(file);
}
