import { editDocument } from '@livery/office-editing';
import { OoxmlPackage } from '@livery/office-package';

/** Whether a document has digital signatures (ECMA-376 part 2, 13). @throws PackageRefused */
export function hasSignatures(bytes: Uint8Array): boolean {
  return OoxmlPackage.open(bytes).related('/', 'origin') !== undefined;
}

/** The document without its signatures, with everything that mentions them. @throws PackageRefused */
export function dropSignatures(bytes: Uint8Array): Uint8Array {
  const change = { kind: 'remove', what: 'signatures' } as const;
  return editDocument(bytes, [{ part: '/', location: 'package', change }]).bytes;
}
