import { PackageRefused, TAKEN_FORMATS } from './package-refused.ts';

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = 'encryptedpackage\0';
/**
 * A directory entry of a compound file ([MS-CFB] 2.6.1) has 128 bytes, with the length of its name at 64 and its kind at 66. Names
 * compare without regard to case.
 */
const DIRECTORY_ENTRY = { size: 128, nameLength: 64, kind: 66, stream: 2 } as const;

/** Checks that the file begins as an archive. @throws PackageRefused `file_encrypted` for a document with a password, else `unsupported_format` */
export function checkSignature(file: Buffer): void {
  if (file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    if (isEncrypted(file))
      throw new PackageRefused(
        'file_encrypted',
        'The document is protected by a password. Remove the password, and send the document again.',
      );
    throw new PackageRefused(
      'unsupported_format',
      'The document is of an old binary format. Save it as .pptx or .docx, and send that file.',
    );
  }
  if (file.length === 0) throw new PackageRefused('unsupported_format', 'The file is empty. Send the document itself.');
  if (file.toString('latin1', 0, 2) !== 'PK') {
    throw new PackageRefused('unsupported_format', `The file is no Office document. ${TAKEN_FORMATS}`);
  }
}

function isEncrypted(file: Buffer): boolean {
  const { size, nameLength, kind, stream } = DIRECTORY_ENTRY;
  const bytes = ENCRYPTED_PACKAGE.length * 2;
  for (let at = 0; at + size <= file.length; at += size) {
    const isCandidate = file[at + kind] === stream && file.readUInt16LE(at + nameLength) === bytes;
    if (isCandidate && file.toString('utf16le', at, at + bytes).toLowerCase() === ENCRYPTED_PACKAGE) return true;
  }
  return false;
}
