import { DomainError, type ErrorKind } from '@livery/kernel';

const KINDS = {
  file_too_large: 'too_large',
  archive_too_large: 'too_large',
  unsupported_format: 'unsupported',
  file_encrypted: 'unprocessable',
  file_corrupt: 'unprocessable',
  not_ooxml: 'unprocessable',
  dtd_forbidden: 'unprocessable',
  xml_too_complex: 'unprocessable',
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type RefusalCode = keyof typeof KINDS;

/** What a caller can send instead of a file that is no Office document. */
export const TAKEN_FORMATS =
  'Send a .pptx or .docx file, or a template or macro variant of one (.potx, .ppsx, .pptm, .potm, .ppsm, .dotx, .docm, .dotm).';

/** The document cannot be read at all. `part` names the part at fault, `/word/document.xml`, where there is one. */
export class PackageRefused extends DomainError {
  readonly part: string | null;

  constructor(code: RefusalCode, message: string, part: string | null = null) {
    super(KINDS[code], code, message, part === null ? {} : { extras: { part } });
    this.part = part;
  }
}
