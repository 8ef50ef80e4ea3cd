import { PackageRefused } from './package-refused.ts';

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage\0', 'utf16le');
/** Compound File Binary ([MS-CFB] 2.6.1): entries of 128 bytes; the length of the name at 64, the kind of the entry at 66. */
const DIRECTORY_ENTRY = { size: 128, nameLength: 64, kind: 66, stream: 2 } as const;

/** @throws PackageRefused `file_encrypted` for a password, `unsupported_format` for whatever is no archive */
export function checkSignature(file: Buffer): void {
  if (file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    if (isEncrypted(file)) throw new PackageRefused('file_encrypted', 'The document is protected by a password.');
    throw new PackageRefused('unsupported_format', 'The document is of an old binary format.');
  }
  if (file.toString('latin1', 0, 2) !== 'PK') {
    throw new PackageRefused('unsupported_format', 'The file is no Office document.');
  }
}

function isEncrypted(file: Buffer): boolean {
  const { size, nameLength, kind, stream } = DIRECTORY_ENTRY;
  for (let at = file.indexOf(ENCRYPTED_PACKAGE); at !== -1; at = file.indexOf(ENCRYPTED_PACKAGE, at + 1)) {
    const isEntry = at % size === 0 && at + size <= file.length;
    if (isEntry && file.readUInt16LE(at + nameLength) === ENCRYPTED_PACKAGE.length && file[at + kind] === stream)
      return true;
  }
  return false;
}
