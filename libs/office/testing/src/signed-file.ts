import { OfficeFile } from './office-file.ts';

const TYPES = 'application/vnd.openxmlformats-package.digital-signature';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature';
const ORIGIN = '_xmlsignatures/origin.sigs';
const SIGNATURE = '_xmlsignatures/sig1.xml';

/** A file with a signature that nobody verifies. */
export function signedFile(bytes: Uint8Array): Buffer {
  const file = OfficeFile.open(bytes);
  file.addContentTypes({ [ORIGIN]: `${TYPES}-origin`, [SIGNATURE]: `${TYPES}-xmlsignature+xml` });
  file.addRelationships('', [{ id: 'signatures', type: `${RELATIONSHIPS}/origin`, target: ORIGIN }]);
  file.write(ORIGIN, '');
  file.addRelationships(ORIGIN, [{ id: 'rId1', type: `${RELATIONSHIPS}/signature`, target: 'sig1.xml' }]);
  file.write(SIGNATURE, '<Signature/>');
  return file.bytes();
}
