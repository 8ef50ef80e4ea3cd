import { DomainError } from '@livery/kernel';
import { packageErrorCodes } from './package.error-codes.ts';

export type RefusalCode = keyof typeof packageErrorCodes | 'file_too_large';

/** What a caller can send instead of a file that is no Office document. */
export const TAKEN_FORMATS =
  'Send a .pptx or .docx file, or a template or macro variant of one (.potx, .ppsx, .pptm, .potm, .ppsm, .dotx, .docm, .dotm).';

/** The document cannot be read at all. `part` names the part at fault, `/word/document.xml`, where there is one. */
export class PackageRefused extends DomainError {
  readonly part: string | null;

  constructor(code: RefusalCode, message: string, part: string | null = null) {
    super(
      code === 'file_too_large' ? 'too_large' : packageErrorCodes[code].kind,
      code,
      message,
      part === null ? {} : { extras: { part } },
    );
    this.part = part;
  }
}
